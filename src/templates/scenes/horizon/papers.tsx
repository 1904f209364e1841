import type { ReactNode } from 'react';
import { colours } from '../../../../config/tokens.ts';
import { deep, ember, glow, haze, ink, mist, petrol, rust, white } from './inks.ts';

/** Papers, files and books, as they stand on the horizon (horizon-objects.tsx). */
export const papers = {
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
} as const satisfies Readonly<Record<string, ReactNode>>;
