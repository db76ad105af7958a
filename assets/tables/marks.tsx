<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="marks" tilewidth="40" tileheight="40" tilecount="5" columns="5">
 <image source="marks.png" width="200" height="40"/>
 <tile id="0">
  <properties>
   <property name="mark" value="circle"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="mark" value="triangle"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="mark" value="square"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="mark" value="diamond"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="mark" value="H"/>
  </properties>
 </tile>
</tileset>
