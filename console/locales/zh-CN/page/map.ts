/** Texts of the map of a place. They are loaded together with the map. */
export const texts = {
  map: {
    lat: '纬度（北纬为正，-90 至 90）',
    lng: '经度（东经为正，-180 至 180）',
    text: '地点说明',
    map: '地图：%{label}',
    help: '点按地图设定位置；拖动标记，或按 Shift 加方向键，可移动位置；拖动空白处或按方向键，可移动地图；双指、Ctrl 加滚轮或加减号缩放；回车将位置设在中心。',
    broken: '地图图片暂时无法显示，可看经纬网或直接填写坐标',
    grid: '没有地图图片，只显示经纬网和比例尺。',
    zoomIn: '放大',
    zoomOut: '缩小',
    centre: '回到所选位置',
    clear: '清除位置',
    set: '位置已设为 %{place}',
    none: '尚未设定位置',
    place: '%{lat}，%{lng}',
    north: '北纬 %{n}°',
    south: '南纬 %{n}°',
    east: '东经 %{n}°',
    west: '西经 %{n}°',
    metres: '%{n} 米',
    kilometres: '%{n} 公里'
  }
}
