/** Chromium renders these two pages of its address bar for each window, at more cost than most tests. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that Playwright switches off. Only the last list counts, so ours repeats them. */
const unwantedByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Flags for a Chromium that sends requests to the site under test only. */
export const flags: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters are as wide as on a screen. A headless shell would round each width to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages of a context share a process, since starting one takes longer than most tests.
  '--renderer-process-limit=1',
  `--disable-features=${[...unwantedByPlaywright, ...addressBar].join()}`,
];
