/** A recognisable picture, a drawn road with a hole in it; it is the same in every run. */
import sharp, { type Sharp } from 'sharp'

const road = `
<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#9db8cf"/><stop offset="1" stop-color="#dfe7ea"/>
    </linearGradient>
    <linearGradient id="asphalt" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#85878a"/><stop offset="1" stop-color="#55585c"/>
    </linearGradient>
    <radialGradient id="water" cx="0.5" cy="0.4" r="0.7">
      <stop offset="0" stop-color="#a9b9c0"/><stop offset="0.6" stop-color="#5d6a70"/>
      <stop offset="1" stop-color="#2f3437"/>
    </radialGradient>
  </defs>
  <rect width="960" height="300" fill="url(#sky)"/>
  <path d="M0 300V170h120v40h90v-90h130v110h80v70zM960 300V140H830v60h-70v-50H640v90h-60v60z" fill="#b9b3a6"/>
  <path d="M20 190h20v24H20zM60 190h20v24H60zM230 150h22v26h-22zM280 150h22v26h-22zM860 170h22v26h-22zM910 170h22v26h-22z" fill="#7f8b93"/>
  <rect y="296" width="960" height="424" fill="#8fa07c"/>
  <path d="M410 296h140L960 640v80H0v-80z" fill="url(#asphalt)"/>
  <path d="M410 296L0 640v-26l400-318zM550 296l410 344v-26L560 296z" fill="#c9c5bb"/>
  <path d="M476 310h8l2 40h-12zM470 380h20l4 60h-28zM458 490h44l10 100h-64z" fill="#e6e3d6"/>
  <path d="M392 560c30-46 96-64 168-58s140 26 158 62-18 78-88 92-150 8-198-14-66-44-40-82z" fill="#46484a"/>
  <path d="M418 568c30-34 84-46 146-42s112 22 126 48-16 54-76 64-124 4-160-12-56-30-36-58z" fill="url(#water)"/>
  <path d="M470 584c30-14 70-18 110-12M520 606c26-6 54-6 80 0" fill="none" stroke="#cfdadd" stroke-width="4"/>
  <path d="M392 560l-60-22-34 10M700 620l64 18 30 40M600 502l22-44 40-18M440 640l-34 40-50 12" fill="none" stroke="#3b3d3f" stroke-width="5"/>
  <path d="M250 470l16-70h20l16 70h14v14h-80v-14z" fill="#d8642b"/>
  <path d="M261 420h30l4 18h-38z" fill="#f3efe6"/>
  <path d="M800 296V120h70v10h-60v166z" fill="#5a5f63"/>
</svg>`

/** Returns the picture in a size, cropped to fit. */
export const roadPicture = (width = 960, height = 720): Sharp =>
  sharp(Buffer.from(road)).resize(width, height, { fit: 'cover' }).removeAlpha()
