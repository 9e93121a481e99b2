import { chromium } from 'playwright'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'),'utf8')
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-gpu'] })
for (const path of process.argv.slice(2)) for (const touch of [true,false]) {
  const c = await b.newContext({ viewport:{width:360,height:740}, hasTouch: touch, isMobile: touch, reducedMotion:'reduce' })
  const p = await c.newPage()
  await p.goto('http://localhost:8377'+path); await p.waitForTimeout(600)
  await p.evaluate(axe)
  const h = await p.evaluate('document.documentElement.scrollHeight')
  const bad = new Map()
  for (let y=0; y<h-740+7; y+=5) {
    const r = await p.evaluate(`(scrollTo(0,${y}), axe.run({runOnly:{type:'rule',values:['target-size']},resultTypes:['violations'],iframes:false}).then(r=>r.violations.flatMap(v=>v.nodes.map(n=>n.html.slice(0,90)+' | '+n.any.map(a=>a.message).join('; ')))))`)
    for (const one of r) bad.set(one.split(' | ')[0], [...(bad.get(one.split(' | ')[0])??[]), y, one.split(' | ')[1].slice(0,60)])
  }
  console.log(path, touch, h, bad.size); for (const [k,v] of bad) console.log('  ', k, v.length/2, v.slice(0,2))
  await c.close()
}
await b.close()
