import type { Random } from './random.ts'

const width = 1200
const height = 900

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

const sky = (top: string, low: string) =>
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/>`

function houses(random: Random, ground: number, colours: readonly string[]): string {
  let drawn = ''
  for (let x = -20; x < width; ) {
    const wide = random.int(90, 170)
    const tall = random.int(160, 420)
    drawn += `<rect x="${x}" y="${ground - tall}" width="${wide}" height="${tall}" fill="${random.pick(colours)}"/>`
    for (let y = ground - tall + 24; y < ground - 40; y += 48) {
      for (let at = x + 16; at < x + wide - 28; at += 36) {
        drawn += `<rect x="${at}" y="${y}" width="18" height="24" fill="#fff" fill-opacity="${random.chance(0.3) ? 0.75 : 0.3}"/>`
      }
    }
    x += wide + random.int(4, 26)
  }
  return drawn
}

const tree = (x: number, y: number, size: number) =>
  `<rect x="${x - 6}" y="${y - 40}" width="12" height="44" fill="#7a5b3e"/><circle cx="${x}" cy="${y - 40 - size * 0.6}" r="${size}" fill="#5f9b63"/><circle cx="${x - size * 0.5}" cy="${y - 30 - size * 0.3}" r="${size * 0.7}" fill="#4f8a55"/>`

function road(random: Random, hole: string): string {
  const holes = Array.from({ length: random.int(2, 5) }, () => {
    const [x, y, r] = [random.int(150, 1050), random.int(660, 840), random.int(30, 90)]
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.36}" fill="${hole}"/><ellipse cx="${x + 5}" cy="${y + 5}" rx="${r * 0.8}" ry="${r * 0.25}" fill="#23262b" fill-opacity=".5"/>`
  })
  const lines = [40, 320, 600, 880].map(
    x => `<rect x="${x}" y="742" width="160" height="12" fill="#e9e6dc"/>`
  )
  return `<rect y="600" width="${width}" height="300" fill="#6c7076"/>${lines.join('')}${holes.join('')}`
}

/** Drawings instead of photographs, which show no person and no real place. Each returns an SVG of 1200 × 900. */
const scenes: readonly ((random: Random) => string)[] = [
  random =>
    svg(
      `${sky('#bcd9ee', '#eef5f8')}${houses(random, 600, ['#c9b8a6', '#b7c2cb', '#d3c3ae', '#a9b4bf'])}${road(random, '#3c3f44')}`
    ),
  random =>
    svg(
      `${sky('#8fa3b3', '#c6d0d6')}${houses(random, 600, ['#8f8f95', '#a39b90', '#7f8894'])}${road(random, '#7f95a5')}`
    ),
  random =>
    svg(
      `${sky('#16233a', '#2d3d5a')}${houses(random, 640, ['#22314b', '#293a57', '#1d2b43'])}<rect y="640" width="${width}" height="260" fill="#30353d"/>${[
        200, 620, 1010
      ]
        .map(
          (x, index) =>
            `<rect x="${x}" y="320" width="10" height="340" fill="#56606e"/><circle cx="${x + 5}" cy="316" r="18" fill="${index === random.int(0, 2) ? '#ffd98a' : '#4a5362'}"/>`
        )
        .join('')}`
    ),
  random =>
    svg(
      `${sky('#cfe6f2', '#f4f8f5')}<path d="M0 560 Q300 ${random.int(430, 500)} 620 560 T1200 540 V900 H0Z" fill="#9cc39a"/><path d="M0 700 Q400 620 760 720 T1200 690 V900 H0Z" fill="${random.pick(['#6fa3b8', '#7d8a6d', '#8aa1a3'])}"/>${[120, 300, 860, 1060].map(x => tree(x, random.int(560, 640), random.int(44, 70))).join('')}`
    ),
  random =>
    svg(
      `${sky('#e4eef2', '#fbf6ea')}<path d="M0 480 H1200 V900 H0Z" fill="#c9a86a"/>${Array.from({ length: 9 }, (_, index) => `<path d="M${index * 150 - 60} 900 Q${index * 140 + 60} 700 ${index * 120 + 120} 480" stroke="${random.pick(['#7fa356', '#8eb062'])}" stroke-width="26" fill="none"/>`).join('')}${tree(980, 500, 60)}`
    ),
  random =>
    svg(
      `<rect width="${width}" height="${height}" fill="#e3ddd2"/>${Array.from({ length: 7 }, (_, index) => `<rect y="${index * 130}" width="${width}" height="4" fill="#cfc7b8"/>`).join('')}<path d="M${random.int(300, 500)} 60 L460 210 L410 360 L540 520 L500 700 L560 880" stroke="#8b8375" stroke-width="9" fill="none"/><path d="M460 210 L600 250 L690 330" stroke="#8b8375" stroke-width="5" fill="none"/><ellipse cx="820" cy="300" rx="${random.int(120, 200)}" ry="150" fill="#c3b48f" fill-opacity=".6"/>`
    ),
  random =>
    svg(
      `<rect width="${width}" height="${height}" fill="#8b8f95"/><rect x="240" y="70" width="720" height="760" rx="8" fill="#fdfcf8"/>${Array.from({ length: 15 }, (_, index) => `<rect x="310" y="${230 + index * 34}" width="${random.int(320, 570)}" height="11" fill="#b9bec5"/>`).join('')}<rect x="430" y="130" width="340" height="26" fill="#7d8590"/><circle cx="800" cy="730" r="62" fill="none" stroke="#c2494f" stroke-width="8"/>`
    ),
  random =>
    svg(
      `${sky('#d5e7f1', '#f5f7f6')}${houses(random, 560, ['#d8c7b4', '#c4cdd4', '#dfd3c0'])}<rect y="560" width="${width}" height="340" fill="#b9bcb8"/>${Array.from({ length: 7 }, (_, index) => `<rect x="${40 + index * 165}" y="${640 + (index % 2) * 24}" width="140" height="66" rx="18" fill="${random.pick(['#b4534f', '#4f79a8', '#e6e6e2', '#5a6068', '#8d9aa5'])}"/><circle cx="${70 + index * 165}" cy="${708 + (index % 2) * 24}" r="17" fill="#2e3136"/><circle cx="${150 + index * 165}" cy="${708 + (index % 2) * 24}" r="17" fill="#2e3136"/>`).join('')}`
    )
]

/** A document with frame, lines and a seal, but without text: it stands for a licence and belongs to nobody. */
export const licenceDrawing: string = svg(
  `<rect width="${width}" height="${height}" fill="#efe9da"/><rect x="40" y="40" width="${width - 80}" height="${height - 80}" fill="#fdfaf1" stroke="#b08d57" stroke-width="10"/><rect x="64" y="64" width="${width - 128}" height="${height - 128}" fill="none" stroke="#d6c194" stroke-width="4"/><circle cx="600" cy="150" r="44" fill="#c2494f"/><circle cx="600" cy="150" r="30" fill="#e7b84b"/><rect x="380" y="220" width="440" height="46" rx="4" fill="#3c3f46"/>${Array.from({ length: 6 }, (_, index) => `<rect x="150" y="${330 + index * 66}" width="130" height="20" fill="#8d8574"/><rect x="320" y="${326 + index * 66}" width="${[520, 430, 300, 560, 380, 240][index]}" height="28" fill="#b9b2a2"/>`).join('')}<circle cx="960" cy="690" r="104" fill="none" stroke="#c2494f" stroke-width="10" stroke-opacity=".85"/><path d="M960 632 L974 674 L1018 674 L982 700 L996 742 L960 716 L924 742 L938 700 L902 674 L946 674Z" fill="#c2494f" fill-opacity=".85"/><rect x="1010" y="110" width="110" height="110" fill="#55585f" fill-opacity=".25"/>`
)

/** The number of different drawings. */
export const sceneCount = scenes.length

/** Returns one drawing as SVG. */
export function draw(random: Random, scene: number): string {
  const drawing = scenes[scene % scenes.length]
  if (!drawing) throw new Error('nothing to draw')
  return drawing(random)
}
