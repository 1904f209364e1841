import type { ReactNode } from 'react';
import { colours } from '../../../config/tokens.ts';

const ink = colours['petrol-950'];
const deep = colours['petrol-800'];
const petrol = colours['petrol-600'];
const haze = colours['petrol-300'];
const mist = colours['petrol-200'];
const ember = colours['ember-500'];
const rust = colours['ember-700'];
const glow = colours['sun-200'];
const { white } = colours;

/**
 * The things that stand on the horizon where a page begins or ends, each in a box of 640 x 320 units whose lower edge
 * is the horizon. Light comes from the left: each thing has a lit and a shaded plane, and no outline.
 */
export const horizonObjects = {
  receipt: (
    <>
      <path fill={white} d="M226 320V84l16 12 16-12 16 12 16-12 16 12 16-12v236z" />
      <path fill={mist} d="M322 320V84l16 12 16-12 16 12 16-12v236z" />
      <path fill={ink} d="M262 128h88v14h-88z" />
      <path fill={haze} d="M252 172h60v8h-60zM252 200h44v8h-44zM252 228h60v8h-60z" />
      <path fill={petrol} d="M342 172h22v8h-22zM342 200h22v8h-22zM342 228h22v8h-22z" />
      <path fill={ink} d="M252 262h112v4H252zM252 280h44v14h-44zM330 280h34v14h-34z" />
    </>
  ),
  curve: (
    <>
      <path fill={white} d="M150 64h220v256H150z" />
      <path fill={mist} d="M370 64h120v256H370z" />
      <path fill={haze} d="M150 127h340v2H150zM150 191h340v2H150zM150 255h340v2H150z" />
      <path fill={petrol} d="M150 320V128c50-34 76 34 110 84s70 66 110 48v60z" />
      <path fill={deep} d="M370 320v-60c44-22 66-88 120-110v170z" />
      <path fill={ink} d="M317 96h4v222h-4z" />
      <circle cx="319" cy="262" r="16" fill={colours['sun-500']} stroke={ink} strokeWidth="4" />
      <path fill={ember} d="M321 96h58l-14 16 14 16h-58z" />
    </>
  ),
  lorry: (
    <g transform="translate(-55 -74) scale(.58)">
      <path fill={white} d="M330 372h320v238H330z" />
      <path fill={mist} d="M650 372h120v238H650z" />
      <path fill={haze} d="M330 586h440v24H330z" />
      <path fill={glow} d="M408 540a82 82 0 0 1 164 0z" />
      <path fill={ember} d="M784 424h92a84 84 0 0 1 84 84v102H784zM806 424h-22v-34l60 34z" />
      <path fill={rust} d="M784 530h176v80H784z" />
      <path fill={ink} d="M816 450h60a58 58 0 0 1 57 62H816z" />
      <path fill={haze} d="M828 462h48a46 46 0 0 1 30 12l-50 38h-28z" />
      <path fill={deep} d="M318 610h656v22H318z" />
      <path fill={glow} d="M960 554h-28v24h28z" />
      <g fill={ink}>
        <circle cx="410" cy="632" r="48" />
        <circle cx="520" cy="632" r="48" />
        <circle cx="858" cy="632" r="48" />
      </g>
      <path fill={haze} d="M388 632a22 22 0 0 1 44 0zM498 632a22 22 0 0 1 44 0zM836 632a22 22 0 0 1 44 0z" />
    </g>
  ),
  pot: (
    <>
      <path fill={petrol} d="M190 186h160v134H206a16 16 0 0 1-16-16z" />
      <path fill={deep} d="M350 186h100v118a16 16 0 0 1-16 16h-84z" />
      <path fill={deep} d="M150 206h40v24h-40zM450 206h40v24h-40z" />
      <path fill={mist} d="M180 166h280v20H180z" />
      <path fill={ember} d="M204 166a116 70 0 0 1 232 0z" />
      <path fill={rust} d="M320 96a116 70 0 0 1 116 70H320z" />
      <path fill={ink} d="M300 96v-16h40v16z" />
      <path fill={haze} d="M214 210h14v86h-14z" />
    </>
  ),
  phone: (
    <>
      {/* The phone is higher than the sun's rays, so that no ray ends above it. */}
      <path fill={ink} d="M236 320V76a28 28 0 0 1 28-28h112a28 28 0 0 1 28 28v244z" />
      <path fill={white} d="M250 320V98h140v222z" />
      <path fill={mist} d="M330 98h60v222h-60z" />
      <path fill={deep} d="M296 66h48v10h-48z" />
      <path fill={petrol} d="M268 140h104v66H268z" />
      <path fill={glow} d="M304 206a26 26 0 0 1 52 0z" />
      <path fill={ink} d="M268 230h70v10h-70zM268 252h46v10h-46z" />
      <path fill={ember} d="M268 282h104v38H268z" />
    </>
  ),
  key: (
    <>
      <circle cx="320" cy="112" r="68" fill={petrol} />
      <path fill={deep} d="M320 44a68 68 0 0 1 0 136z" />
      <circle cx="320" cy="100" r="26" fill={glow} />
      <path fill={petrol} d="M300 172h20v148h-20z" />
      <path fill={deep} d="M320 172h20v148h-20zM340 236h44v26h-44zM340 282h30v26h-30z" />
    </>
  ),
  suitcase: (
    <>
      <path fill={deep} d="M264 138V88h112v50h-22v-28h-68v28z" />
      <path fill={ember} d="M176 138h180v182H192a16 16 0 0 1-16-16z" />
      <path fill={rust} d="M356 138h108v166a16 16 0 0 1-16 16h-92z" />
      <path fill={ink} d="M212 138h28v182h-28zM400 138h28v182h-28z" />
      <path fill={glow} d="M268 196h72v46h-72z" />
      <path fill={ink} d="M286 242a18 18 0 0 1 36 0z" />
    </>
  ),
  clapper: (
    <>
      <path fill={deep} d="M176 158h200v162H176z" />
      <path fill={ink} d="M376 158h88v162h-88z" />
      <path fill={white} d="M176 130h288v28H176z" />
      <path
        fill={ink}
        d="M176 158l28-28h34l-28 28zM244 158l28-28h34l-28 28zM312 158l28-28h34l-28 28zM380 158l28-28h34l-28 28zM448 158l16-16v16z"
      />
      {/* The upper bar turns on the left end of the lower one. */}
      <g transform="rotate(-15 176 130)">
        <path fill={white} d="M176 102h288v28H176z" />
        <path
          fill={ink}
          d="M176 102h34l28 28h-34zM244 102h34l28 28h-34zM312 102h34l28 28h-34zM380 102h34l28 28h-34zM448 102h16v16z"
        />
      </g>
      <path fill={haze} d="M204 194h144v10H204zM204 226h88v10h-88z" />
      <path fill={glow} d="M388 320a32 32 0 0 1 64 0z" />
    </>
  ),
  shop: (
    <>
      <path fill={white} d="M170 150h200v170H170z" />
      <path fill={mist} d="M370 150h100v170H370z" />
      <path fill={ember} d="M152 96h336l22 62H130z" />
      <path fill={white} d="M196 96h42l-8 62h-50zM280 96h40v62h-48zM364 96h42l16 62h-50z" />
      <path fill={rust} d="M130 158h380v10H130z" />
      <path fill={petrol} d="M196 196h120v84H196z" />
      <path fill={glow} d="M228 280a28 28 0 0 1 56 0z" />
      <path fill={deep} d="M346 196h74v124h-74z" />
      <path fill={glow} d="M404 254h8v20h-8z" />
    </>
  ),
  crane: (
    <>
      <path fill={ember} d="M236 320V72h20v248z" />
      <path fill={rust} d="M256 320V72h20v248z" />
      <path fill={ember} d="M150 88h340v16H150z" />
      <path fill={rust} d="M256 40l-90 48h16l74-38 200 38h18L262 40z" />
      <path fill={ink} d="M150 104h54v36h-54zM276 112h36v34h-36z" />
      <path fill={ink} d="M436 104h4v74h-4z" />
      <path fill={petrol} d="M398 178h80v58h-80z" />
      <path fill={deep} d="M446 178h32v58h-32z" />
      <path fill={haze} d="M328 262h56v58h-56zM392 280h84v40h-84z" />
      <path fill={petrol} d="M366 262h18v58h-18zM448 280h28v40h-28z" />
      <path fill={ink} d="M206 306h100v14H206z" />
    </>
  ),
  easel: (
    <>
      <path fill={ink} d="M314 44h12v34h-12zM306 254h16l-42 66h-18z" />
      <path fill={deep} d="M318 254h16l44 66h-18z" />
      <path fill={white} d="M220 70h184v184H220z" />
      <path fill={mist} d="M404 70h16v184h-16z" />
      <path fill={petrol} d="M236 86h168v152H236z" />
      <path fill={glow} d="M264 190a56 56 0 0 1 112 0z" />
      <path fill={deep} d="M236 190h84v48h-84z" />
      <path fill={ink} d="M320 190h84v48h-84zM206 254h228v12H206z" />
      <path fill={ink} d="M488 270l22-92h9l-14 92z" />
      <path fill={white} d="M508 182l5-18q10-6 14-22 6 24-6 42z" />
      <path fill={ember} d="M464 268h36v52h-36z" />
      <path fill={rust} d="M500 268h24v52h-24z" />
    </>
  ),
  plug: (
    <>
      <path fill={petrol} d="M250 40h16v70h-16zM362 40h16v70h-16z" />
      <path fill={deep} d="M266 40h12v70h-12zM378 40h12v70h-12z" />
      <path fill={petrol} d="M210 110h110v140a92 92 0 0 1-110-90z" />
      <path fill={deep} d="M320 110h110v50a92 92 0 0 1-110 90z" />
      <path fill={ink} d="M196 96h248v22H196z" />
      <path fill={ink} d="M306 246h28v74h-28z" />
      <path fill={glow} d="M270 190a50 50 0 0 1 100 0z" />
    </>
  ),
  envelope: (
    <>
      <path fill={mist} d="M190 320V150h260v170z" />
      <path fill={white} d="M232 112h176v120H232z" />
      <path fill={ink} d="M256 136h80v10h-80z" />
      <path fill={haze} d="M256 162h128v8H256zM256 184h96v8h-96z" />
      <path fill={ember} d="M190 150l130 96v74H190z" />
      <path fill={rust} d="M450 150l-130 96v74h130z" />
      <path fill={ember} d="M190 320l130-110 130 110z" />
      <path fill={rust} d="M320 210l130 110H320z" />
      <path fill={glow} d="M296 296a24 24 0 0 1 48 0z" />
    </>
  ),
  calendar: (
    <>
      <path fill={white} d="M200 108h150v212H200z" />
      <path fill={mist} d="M350 108h90v212h-90z" />
      <path fill={ember} d="M200 88h150v48H200z" />
      <path fill={rust} d="M350 88h90v48h-90z" />
      <path fill={ink} d="M242 70h14v40h-14zM384 70h14v40h-14z" />
      <path
        fill={haze}
        d="M224 160h34v26h-34zM276 160h34v26h-34zM330 160h34v26h-34zM384 160h34v26h-34zM224 208h34v26h-34zM276 208h34v26h-34zM384 208h34v26h-34zM224 256h34v26h-34zM276 256h34v26h-34zM330 256h34v26h-34z"
      />
      <path fill={ink} d="M324 200h46v42h-46z" />
      <path fill={glow} d="M331 234a16 16 0 0 1 32 0z" />
    </>
  ),
  books: (
    <>
      <path fill={petrol} d="M184 112h62v208h-62z" />
      <path fill={deep} d="M230 112h16v208h-16zM184 150h46v10h-46z" />
      <path fill={ember} d="M246 76h54v244h-54z" />
      <path fill={rust} d="M286 76h14v244h-14z" />
      <path fill={glow} d="M246 128h40v36h-40z" />
      <path fill={white} d="M300 140h44v180h-44z" />
      <path fill={mist} d="M332 140h12v180h-12z" />
      <path fill={haze} d="M310 170h12v84h-12z" />
      <path fill={deep} d="m358 122 58-20 74 212-18 6h-44z" />
      <path fill={ink} d="m404 106 12-4 74 212-18 6h-4z" />
    </>
  ),
  two_books: (
    <>
      <path fill={petrol} d="M258 112h62v208h-62z" />
      <path fill={deep} d="M304 112h16v208h-16zM258 150h46v10h-46z" />
      <path fill={ember} d="M320 76h54v244h-54z" />
      <path fill={rust} d="M360 76h14v244h-14z" />
      <path fill={glow} d="M320 128h40v36h-40z" />
    </>
  ),
  paper: (
    <>
      <path fill={white} stroke={mist} strokeWidth="4" d="M212 320V52h150v268" />
      <path fill={mist} d="M362 320V52l66 58v210z" />
      <path fill={haze} d="M362 52l66 58h-66z" />
      <path fill={ink} d="M240 88h80v14h-80z" />
      <path
        fill={haze}
        d="M240 132h98v8h-98zM240 156h98v8h-98zM240 180h64v8h-64zM240 220h98v8h-98zM240 244h98v8h-98z"
      />
      <path fill={petrol} d="M382 132h24v8h-24zM382 156h24v8h-24zM382 220h24v8h-24z" />
      <path fill={ink} d="M240 292h84v4h-84z" />
      <path fill={ember} d="M380 302a20 20 0 0 1 40 0z" />
    </>
  ),
  newspaper: (
    <>
      <path fill={white} d="M176 76h190v244H176z" />
      <path fill={mist} d="M366 76h78v244h-78z" />
      <path fill={haze} d="M444 120h28v200h-28z" />
      <path fill={ink} d="M200 98h142v22H200z" />
      <path fill={petrol} d="M200 140h84v72h-84z" />
      <path fill={glow} d="M216 212a26 26 0 0 1 52 0z" />
      <path
        fill={haze}
        d="M300 140h42v8h-42zM300 160h42v8h-42zM300 180h42v8h-42zM300 200h42v8h-42zM200 236h142v8H200zM200 258h142v8H200zM200 280h96v8h-96z"
      />
      <path
        fill={petrol}
        d="M386 140h38v8h-38zM386 160h38v8h-38zM386 180h38v8h-38zM386 236h38v8h-38zM386 258h38v8h-38z"
      />
    </>
  ),
  door: (
    <>
      <path fill={deep} d="M224 320V132a96 96 0 0 1 192 0v188z" />
      <path fill={glow} d="M248 320V136a72 72 0 0 1 144 0v184z" />
      <path fill={ember} d="M248 320V136a72 72 0 0 1 72-72l-8 44v212z" />
      <path fill={rust} d="M312 108l8-44v256h-8z" />
      <circle cx="298" cy="216" r="8" fill={ink} />
      <path fill={ink} d="M196 308h248v12H196z" />
    </>
  ),
  desk: (
    <>
      <path fill={petrol} d="M160 220h186v16H160z" />
      <path fill={deep} d="M346 220h136v16H346z" />
      <path fill={deep} d="M176 236h16v84h-16zM450 236h16v84h-16z" />
      <path fill={petrol} d="M372 236h62v60h-62z" />
      <path fill={ink} d="M420 236h14v60h-14zM390 262h18v6h-18z" />
      <path fill={white} d="M226 128h96v76h-96z" />
      <path fill={mist} d="M322 128h34v76h-34z" />
      <path fill={haze} d="M240 146h56v8h-56zM240 166h40v8h-40z" />
      <path fill={ink} d="M282 204h18v16h-18zM262 214h58v6h-58z" />
      <path fill={ember} d="M404 220v-52l-26-34 16-12 32 42v56z" />
      <path fill={rust} d="M416 220v-54l10 14v40z" />
      <path fill={glow} d="M362 148a28 28 0 0 1 34-34z" />
    </>
  ),
  scales: (
    <>
      <path fill={petrol} d="M310 92h10v216h-10z" />
      <path fill={deep} d="M320 92h10v216h-10zM264 304h112v16H264z" />
      <circle cx="320" cy="84" r="16" fill={glow} />
      <path fill={deep} d="M176 128 464 88v12L176 140z" />
      <path fill={ink} d="M186 138l-40 92h4l38-88 38 88h4l-40-92zM450 100l-40 92h4l38-88 38 88h4l-40-92z" />
      <path fill={ember} d="M136 230h104a52 42 0 0 1-104 0z" />
      <path fill={rust} d="M200 230h40a52 42 0 0 1-40 41z" />
      <path fill={petrol} d="M400 192h104a52 42 0 0 1-104 0z" />
      <path fill={deep} d="M464 192h40a52 42 0 0 1-40 41z" />
      <path fill={white} d="M158 204h40v26h-40z" />
      <path fill={mist} d="M186 204h12v26h-12z" />
    </>
  ),
  bubbles: (
    <>
      <path fill={white} d="M170 82h178v104H246l-34 38v-38h-42z" />
      <path fill={mist} d="M314 82h34v104h-34z" />
      <path fill={ink} d="M194 108h96v12h-96z" />
      <path fill={haze} d="M194 138h104v8H194zM194 158h64v8h-64z" />
      <path fill={petrol} d="M300 206h128v114H300z" />
      <path fill={deep} d="M428 206h42v114h-42z" />
      <path fill={glow} d="M324 232h72v12h-72z" />
      <path fill={haze} d="M324 262h84v8h-84zM324 284h52v8h-52z" />
    </>
  ),
  sheet: (
    // So much smaller, the sheets leave the disc of the sun in sight at both sides.
    <g transform="matrix(.7 0 0 .7 96 96)">
      {/* This `<svg>` crops the leaning sheets at the horizon. */}
      <svg width="640" height="320" aria-hidden="true">
        <g transform="rotate(-9 200 360)">
          <path fill={white} d="M104 126h170v240H104z" />
          <path fill={ember} d="M104 126h170v28H104z" />
          <path
            fill={haze}
            d="M104 190h170v2H104zM104 226h170v2H104zM104 262h170v2H104zM104 298h170v2H104zM150 154h2v210h-2z"
          />
          <path fill={ink} d="M116 168h22v8h-22zM116 204h22v8h-22zM116 240h22v8h-22zM116 276h22v8h-22z" />
        </g>
        <g transform="rotate(9 440 360)">
          <path fill={mist} d="M366 126h170v240H366z" />
          <path fill={deep} d="M366 126h170v28H366z" />
          <path
            fill={haze}
            d="M366 190h170v2H366zM366 226h170v2H366zM366 262h170v2H366zM366 298h170v2H366zM488 154h2v210h-2z"
          />
          <path fill={ink} d="M500 168h24v8h-24zM500 204h24v8h-24zM500 240h24v8h-24zM500 276h24v8h-24z" />
        </g>
      </svg>
      <path fill={white} d="M190 76h180v244H190z" />
      <path fill={mist} d="M370 76h80v244h-80z" />
      <path fill={petrol} d="M190 76h180v34H190z" />
      <path fill={deep} d="M370 76h80v34h-80z" />
      <path fill={glow} d="M190 238h180v40H190z" />
      <path fill={colours['sun-500']} d="M370 238h80v40h-80z" />
      <path
        fill={haze}
        d="M190 150h260v2H190zM190 193h260v2H190zM190 236h260v2H190zM190 278h260v2H190zM242 110h2v210h-2z"
      />
      <path fill={ink} d="M369 238h81v3h-81zM390 272h60v2h-60zM390 276h60v2h-60z" />
      <path fill={ink} d="M398 126h36v9h-36zM410 168h24v9h-24zM398 211h36v9h-36zM390 252h44v11h-44z" />
      <path fill={petrol} d="M260 126h72v9h-72zM260 168h90v9h-90zM260 211h54v9h-54z" />
    </g>
  ),
  lock: (
    <>
      <path fill={haze} d="M244 180v-44a76 76 0 0 1 76-76v30a46 46 0 0 0-46 46v44z" />
      <path fill={petrol} d="M396 180v-44a76 76 0 0 0-76-76v30a46 46 0 0 1 46 46v44z" />
      <path fill={ember} d="M212 168h140v152H228a16 16 0 0 1-16-16z" />
      <path fill={rust} d="M352 168h76v136a16 16 0 0 1-16 16h-60z" />
      <circle cx="320" cy="230" r="20" fill={ink} />
      <path fill={ink} d="M310 240h20v44h-20z" />
    </>
  ),
  cup: (
    <>
      <path fill={white} d="M218 168h130v152h-74a56 56 0 0 1-56-56z" />
      <path fill={mist} d="M348 168h54v96a56 56 0 0 1-54 56z" />
      <path fill={mist} d="M402 188h22a42 42 0 0 1 0 84h-26v-22h26a20 20 0 0 0 0-40h-22z" />
      <path fill={rust} d="M218 168h184v14H218z" />
      <path fill={ink} d="M180 308h260v12H180z" />
      <path fill={ember} d="M262 236a34 34 0 0 1 68 0z" />
      <path fill={haze} d="M268 88h12v52h-12zM306 72h12v68h-12zM344 88h12v52h-12z" />
    </>
  ),
  server: (
    <>
      <path fill={petrol} d="M212 80h148v240H212z" />
      <path fill={deep} d="M360 80h68v240h-68z" />
      {/* The lid is the limit. */}
      <path fill={ember} d="M196 52h164v28H196z" />
      <path fill={rust} d="M360 52h84v28h-84z" />
      <path fill={ink} d="M228 100h116v32H228zM228 144h116v32H228zM228 232h116v32H228zM228 276h116v32H228z" />
      <path fill={glow} d="M228 188h116v32H228z" />
      <path fill={haze} d="M240 112h56v8h-56zM240 156h40v8h-40zM240 244h56v8h-56zM240 288h40v8h-40z" />
      <path fill={ember} d="M318 112h12v8h-12zM318 156h12v8h-12zM318 244h12v8h-12zM318 288h12v8h-12z" />
      <path fill={ink} d="M240 200h72v8h-72zM318 200h12v8h-12z" />
    </>
  ),
  clock: (
    <>
      <path fill={petrol} d="M302 232h18v88h-18z" />
      <path fill={deep} d="M320 232h18v88h-18z" />
      <path fill={ink} d="M264 306h112v14H264z" />
      <circle cx="320" cy="146" r="112" fill={petrol} />
      <path fill={deep} d="M320 34a112 112 0 0 1 0 224z" />
      <circle cx="320" cy="146" r="94" fill={white} />
      <path fill={mist} d="M320 52a94 94 0 0 1 0 188z" />
      <path fill={ink} d="M315 60h10v22h-10zM315 210h10v22h-10zM234 141h22v10h-22zM384 141h22v10h-22z" />
      {/* It is six o’clock. */}
      <path fill={ink} d="M315 92h10v54h-10z" />
      <path fill={ember} d="M313 146h14v48h-14z" />
      <circle cx="320" cy="146" r="11" fill={ink} />
    </>
  ),
  badge: (
    <>
      <path fill={ember} d="M258 30h24l48 88h-24z" />
      <path fill={rust} d="M382 30h-24l-48 88h24z" />
      <path fill={ink} d="M304 108h32v28h-32z" />
      <path fill={white} d="M212 128h152v192H212z" />
      <path fill={mist} d="M364 128h64v192h-64z" />
      <path fill={petrol} d="M212 128h152v30H212z" />
      <path fill={deep} d="M364 128h64v30h-64z" />
      <path fill={petrol} d="M240 268a44 44 0 0 1 88 0z" />
      <circle cx="284" cy="204" r="28" fill={glow} />
      <path fill={ink} d="M240 284h88v10h-88z" />
      <path fill={haze} d="M352 190h52v8h-52zM352 212h36v8h-36zM352 234h52v8h-52z" />
    </>
  ),
  clinic: (
    <>
      <path fill={white} d="M172 166h196v154H172z" />
      <path fill={mist} d="M368 166h106v154H368z" />
      <path fill={petrol} d="M152 166l118-82 118 82z" />
      <path fill={deep} d="M270 84h106l118 82H388z" />
      <path fill={petrol} d="M258 178h24v20h20v24h-20v20h-24v-20h-20v-24h20z" />
      <path fill={deep} d="M248 258h44v62h-44z" />
      <path fill={glow} d="M190 258h38v34h-38zM312 258h38v34h-38z" />
      <path fill={haze} d="M392 196h58v34h-58zM392 258h58v34h-58z" />
      <path fill={ember} d="M238 248h64v10h-64z" />
    </>
  ),
  sprout: (
    <>
      <path fill={deep} d="M315 122h10v96h-10z" />
      <path fill={petrol} d="M318 178a98 98 0 0 1-98-98 98 98 0 0 1 98 98z" />
      <path fill={deep} d="M322 150a104 104 0 0 1 104-104 104 104 0 0 1-104 104z" />
      <path fill={ember} d="M236 208h104v32H236z" />
      <path fill={rust} d="M340 208h64v32h-64z" />
      <path fill={ember} d="M250 240h90v80h-72z" />
      <path fill={rust} d="M340 240h50l-18 80h-32z" />
      <path fill={glow} d="M272 296a22 22 0 0 1 44 0z" />
    </>
  ),
  signpost: (
    <>
      <path fill={petrol} d="M308 36h12v284h-12z" />
      <path fill={deep} d="M320 36h12v284h-12z" />
      <path fill={ink} d="M272 306h96v14h-96z" />
      <path fill={ember} d="M268 58h64v56h-64z" />
      <path fill={rust} d="M332 58h92l32 28-32 28h-92z" />
      <path fill={white} d="M332 132H216l-32 28 32 28h116z" />
      <path fill={mist} d="M332 132h44v56h-44z" />
      <path fill={petrol} d="M268 206h64v56h-64z" />
      <path fill={deep} d="M332 206h68l32 28-32 28h-68z" />
      <path fill={glow} d="M288 82h116v8H288zM288 230h92v8h-92z" />
      <path fill={ink} d="M224 156h116v8H224z" />
    </>
  ),
  lens: (
    <>
      <path fill={white} d="M190 92h150v228H190z" />
      <path fill={mist} d="M340 92h66v228h-66z" />
      <path fill={ink} d="M214 120h88v12h-88z" />
      <path
        fill={haze}
        d="M214 156h100v8H214zM214 184h76v8h-76zM214 212h100v8H214zM214 240h76v8h-76zM214 268h100v8H214z"
      />
      <path fill={ink} d="m410 252 22-22 64 64-22 22z" />
      <circle cx="374" cy="194" r="76" fill={petrol} />
      <path fill={deep} d="M374 118a76 76 0 0 1 0 152z" />
      <circle cx="374" cy="194" r="58" fill={glow} />
      <path fill={ink} d="M336 174h76v12h-76z" />
      <path fill={ember} d="M336 200h48v12h-48z" />
    </>
  ),
  bell: (
    <>
      <path fill={deep} d="M308 122h24v40h-24z" />
      <path fill={glow} d="M288 122a32 32 0 0 1 64 0z" />
      <path fill={ember} d="M192 284a128 128 0 0 1 256 0z" />
      <path fill={rust} d="M320 156a128 128 0 0 1 128 128H320z" />
      <path fill={glow} d="M224 264a96 96 0 0 1 40-58l8 12a82 82 0 0 0-32 46z" />
      <path fill={petrol} d="M172 284h192v36H172z" />
      <path fill={deep} d="M364 284h104v36H364z" />
      <path
        fill={ink}
        d="m166 148 48 26-6 12-48-26zM474 148l-48 26 6 12 48-26zM222 84l32 44-10 8-32-44zM418 84l-32 44 10 8 32-44z"
      />
    </>
  ),
  lantern: (
    <>
      <path fill={petrol} d="M264 96a56 56 0 0 1 112 0h-14a42 42 0 0 0-84 0z" />
      <path fill={petrol} d="M262 92h58v40h-84z" />
      <path fill={deep} d="M320 92h58l26 40h-84z" />
      <path fill={white} d="M252 132h68v148h-68z" />
      <path fill={mist} d="M320 132h68v148h-68z" />
      <path fill={ember} d="M320 156l-34 68a36 36 0 0 0 34 48z" />
      <path fill={rust} d="M320 156l34 68a36 36 0 0 1-34 48z" />
      <path fill={glow} d="M300 272a20 20 0 0 1 40 0z" />
      <path fill={ink} d="M244 132h10v148h-10zM386 132h10v148h-10z" />
      <path fill={petrol} d="M232 280h88v40h-88z" />
      <path fill={deep} d="M320 280h88v40h-88z" />
    </>
  ),
  binders: (
    <>
      <path fill={petrol} d="M186 104h60v216h-60z" />
      <path fill={deep} d="M246 104h24v216h-24z" />
      <path fill={ember} d="M278 72h60v248h-60z" />
      <path fill={rust} d="M338 72h24v248h-24z" />
      <path fill={white} d="M370 92h60v228h-60z" />
      <path fill={mist} d="M430 92h24v228h-24z" />
      <path fill={white} d="M198 130h36v64h-36zM290 98h36v64h-36z" />
      <path fill={petrol} d="M382 118h36v64h-36z" />
      <path fill={ink} d="M206 146h20v8h-20zM298 114h20v8h-20z" />
      <path fill={glow} d="M390 134h20v8h-20z" />
      <path fill={ink} d="M202 286a14 14 0 0 1 28 0zM294 286a14 14 0 0 1 28 0zM386 286a14 14 0 0 1 28 0z" />
    </>
  ),
  abacus: (
    <>
      <path fill={petrol} d="M176 66h176v20H176z" />
      <path fill={deep} d="M352 66h112v20H352z" />
      <path fill={ink} d="M192 86h14v234h-14zM434 86h14v234h-14zM176 306h288v14H176z" />
      <path fill={deep} d="M206 118h228v4H206zM206 168h228v4H206zM206 218h228v4H206zM206 268h228v4H206z" />
      <g fill="none" strokeWidth="38" strokeLinecap="round" strokeDasharray="0 40">
        <path stroke={ember} d="M228 120h81M228 220h41" />
        <path stroke={rust} d="M413 120h1M333 220h81" />
        <path stroke={white} d="M228 170h1M228 270h121" />
        <path stroke={petrol} d="M293 170h121M413 270h1" />
      </g>
    </>
  ),
  box: (
    <>
      <path fill={white} d="M232 74h74v110h-74z" />
      <path fill={mist} d="M306 74h24v110h-24z" />
      <path fill={haze} d="M246 94h46v8h-46zM246 114h46v8h-46zM246 134h30v8h-30z" />
      <path fill={petrol} d="M350 104h46v80h-46z" />
      <path fill={deep} d="M384 104h12v80h-12z" />
      <path fill={ember} d="M188 172h172v148H188z" />
      <path fill={rust} d="M360 172h96v148h-96z" />
      <path fill={ember} d="M188 172h-54l24-40h54z" />
      <path fill={rust} d="M456 172h50l-24-40h-50z" />
      <path fill={glow} d="M252 172h44v54h-44z" />
      <path fill={ink} d="M214 262h88v10h-88zM214 284h56v10h-56z" />
    </>
  ),
  clipboard: (
    <>
      <path fill={ember} d="M204 68h160v252H204z" />
      <path fill={rust} d="M364 68h72v252h-72z" />
      <path fill={white} d="M224 104h140v216H224z" />
      <path fill={mist} d="M364 104h52v216h-52z" />
      <path fill={haze} d="M274 50h46v40h-46zM300 34h20v16h-20z" />
      <path fill={petrol} d="M320 50h46v40h-46zM320 34h20v16h-20z" />
      <path fill={petrol} d="M244 130h30v30h-30zM244 180h30v30h-30zM244 230h30v30h-30z" />
      <path fill={glow} d="M249 152a10 10 0 0 1 20 0zM249 202a10 10 0 0 1 20 0z" />
      <path
        fill={haze}
        d="M290 134h58v8h-58zM290 150h40v8h-40zM290 184h58v8h-58zM290 200h40v8h-40zM290 234h58v8h-58zM290 250h40v8h-40z"
      />
      <path fill={ink} d="M244 284h104v8H244z" />
    </>
  ),
  card_index: (
    <>
      <path fill={mist} d="M226 92h188v130H226z" />
      <path fill={ember} d="M354 68h60v24h-60z" />
      <path fill={haze} d="M214 120h188v100H214z" />
      <path fill={petrol} d="M286 96h60v24h-60z" />
      <path fill={white} d="M202 148h188v80H202z" />
      <path fill={glow} d="M202 124h66v24h-66z" />
      <path fill={ink} d="M222 164h88v10h-88z" />
      <path fill={haze} d="M222 184h128v8H222z" />
      <path fill={petrol} d="M180 208h180v112H180z" />
      <path fill={deep} d="M360 208h100v112H360z" />
      <path fill={white} d="M232 240h76v44h-76z" />
      <path fill={ink} d="M246 258h48v8h-48z" />
    </>
  ),
  sockets: (
    <>
      <path fill={deep} d="M194 60h12v110h-12zM434 60h12v110h-12z" />
      <path fill={ink} d="M314 40h12v110h-12z" />
      <path fill={petrol} d="M164 256v-60a36 36 0 0 1 36-36v96z" />
      <path fill={deep} d="M200 160a36 36 0 0 1 36 36v60h-36z" />
      <path fill={ember} d="M284 256v-80a36 36 0 0 1 36-36v116z" />
      <path fill={rust} d="M320 140a36 36 0 0 1 36 36v80h-36z" />
      <path fill={white} d="M404 256v-60a36 36 0 0 1 36-36v96z" />
      <path fill={mist} d="M440 160a36 36 0 0 1 36 36v60h-36z" />
      <path fill={haze} d="M132 256h260v64H132z" />
      <path fill={petrol} d="M392 256h116v64H392z" />
      <path fill={glow} d="M180 300a20 20 0 0 1 40 0zM300 300a20 20 0 0 1 40 0zM420 300a20 20 0 0 1 40 0z" />
    </>
  ),
  coins: (
    <>
      <path
        fill={petrol}
        d="M272 296h58v20h-58zM272 272h58v20h-58zM272 248h58v20h-58zM272 224h58v20h-58zM272 200h58v20h-58zM272 176h58v20h-58zM272 152h58v20h-58z"
      />
      <path
        fill={deep}
        d="M330 296h38v20h-38zM330 272h38v20h-38zM330 248h38v20h-38zM330 224h38v20h-38zM330 200h38v20h-38zM330 176h38v20h-38zM330 152h38v20h-38z"
      />
      <path
        fill={white}
        d="M384 296h58v20h-58zM384 272h58v20h-58zM384 248h58v20h-58zM384 224h58v20h-58zM384 200h58v20h-58z"
      />
      <path
        fill={mist}
        d="M442 296h38v20h-38zM442 272h38v20h-38zM442 248h38v20h-38zM442 224h38v20h-38zM442 200h38v20h-38z"
      />
      <path fill={ember} d="M160 296h58v20h-58zM160 272h58v20h-58zM160 248h58v20h-58z" />
      <path fill={rust} d="M218 296h38v20h-38zM218 272h38v20h-38zM218 248h38v20h-38z" />
      <path fill={ink} d="M272 152h96v4h-96zM384 200h96v4h-96zM160 248h96v4h-96z" />
      <circle cx="320" cy="112" r="40" fill={glow} />
      <path fill={ink} d="M300 116a20 20 0 0 1 40 0zM290 122h60v4h-60z" />
    </>
  ),
  cash_box: (
    <>
      <circle cx="320" cy="152" r="56" fill={glow} />
      <path fill={ink} d="M292 144a28 28 0 0 1 56 0z" />
      <path fill={petrol} d="M204 196h152v124H204z" />
      <path fill={deep} d="M356 196h80v124h-80z" />
      <path fill={ember} d="M188 164h168v36H188z" />
      <path fill={rust} d="M356 164h96v36h-96z" />
      <path fill={ink} d="M252 164h136v10H252z" />
      <path fill={white} d="M232 228h92v60h-92z" />
      <path fill={haze} d="M246 244h64v8h-64zM246 264h44v8h-44z" />
      <circle cx="396" cy="250" r="14" fill={ink} />
      <path fill={ink} d="M391 252h10v28h-10z" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type HorizonObject = keyof typeof horizonObjects;

export function isHorizonObject(name: string): name is HorizonObject {
  return Object.hasOwn(horizonObjects, name);
}
