import type { ReactNode } from 'react';
import { deep, ember, glow, haze, ink, mist, petrol, rust, white } from './inks.ts';

/** Things that people use, and things that move, as they stand on the horizon (horizon-objects.tsx). */
export const things = {
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
  screen: (
    <>
      <path fill={ink} d="M312 250h16v70h-16z" />
      <path fill={deep} d="M312 262v20l-44 38h-24zM328 262v20l44 38h24z" />
      <path fill={white} d="M172 62h148v178H172z" />
      <path fill={mist} d="M320 62h148v178H320z" />
      <path fill={petrol} d="M186 74h134v154H186z" />
      <path fill={deep} d="M320 74h134v154H320z" />
      <path fill={glow} d="M252 196a68 68 0 0 1 136 0z" />
      <path fill={ink} d="M186 196h268v6H186zM304 146v36l32-18z" />
      <path fill={ink} d="M162 46h316v16H162zM166 240h308v12H166z" />
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
} as const satisfies Readonly<Record<string, ReactNode>>;
