import type { ReactNode } from 'react';
import { deep, ember, glow, haze, ink, mist, petrol, rust, white } from './inks.ts';

/** What money is kept, counted and guarded in, as they stand on the horizon (horizon-objects.tsx). */
export const money = {
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
  key: (
    <>
      <circle cx="320" cy="112" r="68" fill={petrol} />
      <path fill={deep} d="M320 44a68 68 0 0 1 0 136z" />
      <circle cx="320" cy="100" r="26" fill={glow} />
      <path fill={petrol} d="M300 172h20v148h-20z" />
      <path fill={deep} d="M320 172h20v148h-20zM340 236h44v26h-44zM340 282h30v26h-30z" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;
