/** Texts of the map of a place. They are loaded together with the map. */
export const texts = {
  map: {
    lat: '緯度（北緯為正，-90 至 90）',
    lng: '經度（東經為正，-180 至 180）',
    text: '地點說明',
    map: '地圖：%{label}',
    help: '點按地圖設定位置；拖曳標記，或按 Shift 加方向鍵，可移動位置；拖曳空白處或按方向鍵，可移動地圖；雙指、Ctrl 加滾輪或加減號縮放；Enter 將位置設在中心。',
    broken: '地圖圖片暫時無法顯示，可看經緯網或直接填寫座標',
    grid: '沒有地圖圖片，只顯示經緯網和比例尺。',
    zoomIn: '放大',
    zoomOut: '縮小',
    centre: '回到所選位置',
    clear: '清除位置',
    set: '位置已設為 %{place}',
    none: '尚未設定位置',
    place: '%{lat}，%{lng}',
    north: '北緯 %{n}°',
    south: '南緯 %{n}°',
    east: '東經 %{n}°',
    west: '西經 %{n}°',
    metres: '%{n} 公尺',
    kilometres: '%{n} 公里'
  }
}
