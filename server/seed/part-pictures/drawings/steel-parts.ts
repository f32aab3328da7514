import { around, box, colours, disc, levels, line, oval, ring, shape, turned, uprights } from '../shapes'

const { ink, rubber, steelDark, steel, steelLight, yellow, amber, glass, roundSteel, roundRubber, roundYellow } =
  colours

const hexagon = (radius: number) =>
  `M${Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3
    return `${(120 + radius * Math.cos(angle)).toFixed(1)} ${(120 + radius * Math.sin(angle)).toFixed(1)}`
  }).join('L')}z`

/** What a machine is built of, and what holds it together. */
export const steelParts = {
  bolt: turned(
    40,
    box(106, 84, 28, 116, roundSteel, 3) +
      levels(128, 196, 8, [107, 133], steelDark) +
      box(84, 48, 72, 38, roundSteel, 6) +
      uprights(104, 138, 32, [50, 84], steelDark),
  ),
  nut:
    shape(hexagon(76), steelDark) +
    shape(hexagon(68), steel) +
    disc(120, 120, 38, ink) +
    ring(120, 120, 42, 6, steelLight),
  pin: turned(
    52,
    box(44, 104, 160, 32, roundRubber, 8) +
      box(44, 108, 160, 9, steel, 4) +
      box(32, 92, 20, 56, steelDark, 4) +
      disc(190, 120, 6, ink),
  ),
  linchPin: line('M120 52v132', steel, 14) + line('M120 84c64 0 64 76 0 76', steelDark, 8) + disc(120, 52, 13, yellow),
  bush:
    shape('M60 92v60c0 20 27 34 60 34s60-14 60-34V92z', roundSteel) +
    oval(120, 92, 60, 34, steelLight) +
    oval(120, 92, 40, 22, ink),
  seal: ring(120, 120, 58, 22, rubber) + ring(120, 120, 52, 3, steelDark) + ring(120, 120, 66, 2, steelDark),
  gasket:
    `<path fill-rule="evenodd" fill="${rubber}" d="M62 64h116a18 18 0 0 1 18 18v76a18 18 0 0 1-18 18H62a18 18 0 0 1-18-18V82a18 18 0 0 1 18-18zM72 84a8 8 0 0 0-8 8v56a8 8 0 0 0 8 8h96a8 8 0 0 0 8-8V92a8 8 0 0 0-8-8z"/>` +
    [54, 120, 186].map((x) => disc(x, 74, 4, steelLight) + disc(x, 166, 4, steelLight)).join(''),
  clamp:
    ring(120, 128, 62, 14, steel) +
    ring(120, 128, 66, 2, steelLight) +
    box(92, 46, 56, 30, steelDark, 5) +
    box(140, 52, 34, 18, roundSteel, 4),
  roller:
    disc(120, 120, 78, ink) +
    disc(120, 120, 66, steelDark) +
    ring(120, 120, 52, 4, steel) +
    disc(120, 120, 24, steelLight) +
    disc(120, 120, 10, ink) +
    around(6, disc(120, 82, 5, ink)),
  sprocket:
    around(14, shape('M108 52l6-18h12l6 18z', steelDark)) +
    disc(120, 120, 70, steelDark) +
    disc(120, 120, 54, steel) +
    disc(120, 120, 30, ink) +
    around(8, disc(120, 78, 5, ink)),
  disc:
    disc(120, 120, 76, steelDark) +
    disc(120, 120, 70, amber) +
    ring(120, 120, 58, 3, ink) +
    disc(120, 120, 40, ink) +
    around(12, box(117, 44, 6, 26, ink, 0)),
  tyre:
    around(18, box(110, 30, 20, 18, ink, 3)) +
    disc(120, 120, 80, ink) +
    ring(120, 120, 62, 4, steelDark) +
    disc(120, 120, 44, yellow) +
    disc(120, 120, 26, steelDark) +
    around(6, disc(120, 88, 4, ink)),
  rim:
    disc(120, 120, 78, amber) +
    disc(120, 120, 70, yellow) +
    ring(120, 120, 54, 4, amber) +
    disc(120, 120, 30, ink) +
    around(8, disc(120, 78, 6, ink)),
  tooth:
    shape('M74 54h92l8 42-38 106h-32L66 96z', roundSteel) +
    shape('M66 96h108l-12 34H78z', steelDark) +
    disc(120, 74, 9, ink),
  toothHolder:
    shape('M54 72h84l52 34v30l-52 30H54z', steelDark) +
    shape('M54 72h84v28H54z', steel) +
    box(64, 106, 58, 32, ink, 4) +
    disc(158, 121, 7, ink),
  bucket:
    shape('M48 70h146l-16 40c2 52-30 84-78 84-34 0-58-24-60-56z', yellow) +
    shape('M48 70h146l-8 20H56z', amber) +
    [60, 90, 120, 150].map((x) => shape(`M${x} 190l10-2-2 22h-8z`, steelDark)).join('') +
    box(104, 50, 34, 24, steelDark, 4),
  edge: turned(
    -14,
    box(36, 96, 168, 48, steelDark, 3) +
      box(36, 96, 168, 16, steel, 3) +
      [64, 101, 139, 176].map((x) => disc(x, 128, 6, ink)).join(''),
  ),
  trackShoe:
    box(48, 60, 144, 120, steelDark, 4) +
    [72, 112, 152].map((y) => box(40, y, 160, 14, steel, 3)).join('') +
    [70, 170].map((x) => disc(x, 100, 5, ink) + disc(x, 142, 5, ink)).join(''),
  cylinder: turned(
    -32,
    box(40, 92, 110, 56, roundYellow, 6) +
      box(146, 84, 18, 72, steelDark, 4) +
      box(160, 110, 54, 20, roundSteel, 3) +
      disc(34, 120, 20, steelDark) +
      disc(34, 120, 8, ink),
  ),
  piston:
    box(70, 74, 100, 92, roundSteel, 6) +
    levels(90, 110, 10, [70, 170], ink) +
    disc(120, 140, 13, ink) +
    oval(120, 74, 50, 12, steelLight),
  rod: turned(
    -36,
    box(30, 108, 150, 24, roundSteel, 3) +
      box(30, 111, 150, 7, steelLight, 3) +
      disc(194, 120, 30, steelDark) +
      disc(194, 120, 13, ink),
  ),
  valve:
    box(84, 88, 72, 92, roundSteel, 6) +
    box(56, 118, 32, 34, steelDark, 3) +
    box(152, 118, 32, 34, steelDark, 3) +
    box(110, 62, 20, 30, steelDark, 2) +
    box(78, 50, 84, 16, amber, 8),
  coupler: turned(
    -20,
    box(44, 92, 66, 56, roundSteel, 4) +
      box(104, 82, 50, 76, roundRubber, 6) +
      box(150, 100, 48, 40, roundSteel, 4) +
      levels(94, 148, 9, [106, 152], steelDark),
  ),
  fan:
    around(6, shape('M112 104C84 78 96 44 128 40c14 24 8 48-2 66z', steelDark)) +
    disc(120, 120, 26, yellow) +
    disc(120, 120, 9, ink),
  radiator:
    box(46, 52, 148, 24, steelDark, 6) +
    box(46, 166, 148, 24, steelDark, 6) +
    box(52, 76, 136, 90, steelLight, 0) +
    uprights(60, 182, 8, [78, 164], steel) +
    box(74, 38, 22, 16, roundSteel, 2),
  tank:
    box(56, 78, 128, 106, roundSteel, 18) +
    box(92, 58, 56, 24, ink, 5) +
    line('M72 150h96', colours.blue, 6) +
    levels(110, 134, 12, [160, 174], steelDark),
  casting:
    shape('M50 96l34-30h72l34 30v60l-34 22H84l-34-22z', steelDark) +
    shape('M50 96l34-30h72l34 30z', steel) +
    disc(120, 126, 34, steelLight) +
    disc(120, 126, 22, ink) +
    [66, 174].map((x) => disc(x, 146, 6, ink)).join(''),
  axle:
    box(30, 104, 180, 32, roundSteel, 6) +
    disc(120, 120, 46, steelDark) +
    ring(120, 120, 36, 4, steel) +
    disc(120, 120, 14, ink) +
    box(26, 88, 18, 64, steelDark, 4) +
    box(196, 88, 18, 64, steelDark, 4),
  block:
    box(48, 88, 144, 100, steelDark, 6) +
    box(48, 66, 144, 28, steel, 6) +
    [72, 104, 136, 168].map((x) => oval(x, 80, 13, 7, ink)).join('') +
    [80, 120, 160].map((x) => disc(x, 140, 12, ink) + ring(x, 140, 12, 3, steel)).join(''),
  cover:
    shape('M44 148l16-52h120l16 52z', steelDark) +
    shape('M60 96h120l6 18H54z', steel) +
    box(38, 146, 164, 16, ink, 5) +
    disc(120, 122, 12, yellow) +
    [60, 180].map((x) => disc(x, 154, 3, steelLight)).join(''),
  stack:
    box(104, 84, 36, 116, roundSteel, 4) +
    shape('M104 88V62a16 16 0 0 1 16-16h44l-10 24h-14v18z', steelDark) +
    levels(110, 190, 12, [106, 138], steelDark),
  frame:
    shape('M36 152l40-70h88l40 70v22H36z', amber) +
    shape('M60 150l28-48h64l28 48z', yellow) +
    disc(70, 160, 9, ink) +
    disc(170, 160, 9, ink) +
    box(108, 118, 24, 32, ink, 3),
  weight:
    shape('M54 84h132l14 96H40z', rubber) +
    shape('M54 84h132l4 20H50z', steelDark) +
    box(96, 62, 48, 24, 'none', 8) +
    ring(120, 74, 16, 8, steel) +
    line('M78 140h84', yellow, 10),
  cab:
    shape('M64 190V96l24-40h80a8 8 0 0 1 8 8v126z', ink) +
    shape('M76 120v-20l18-34h36v54z', glass) +
    box(138, 66, 28, 54, glass, 2) +
    box(64, 176, 112, 16, yellow, 2),
  window:
    shape('M62 196V94l34-46h82v148z', ink) +
    shape('M72 186V98l29-40h67v128z', glass) +
    line('M100 150l44-62M120 164l36-50', colours.paper, 5),
  hood:
    shape('M40 164V112l40-40h116v92z', yellow) +
    shape('M40 112l40-40h116v18H88z', amber) +
    levels(110, 142, 11, [110, 176], ink) +
    box(40, 160, 156, 12, ink, 3),
}
