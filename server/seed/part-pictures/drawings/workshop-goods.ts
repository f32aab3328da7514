import { box, colours, disc, levels, line, oval, ring, shape, turned, uprights } from '../shapes'

const { ink, rubber, steelDark, steel, steelLight, paper, yellow, amber, red, green, blue, glass, roundSteel } = colours
const { roundRubber, roundYellow } = colours

/** Electric parts, and what the counter sells for workshop and cab. */
export const workshopGoods = {
  battery:
    box(46, 84, 148, 104, ink, 8) +
    box(46, 84, 148, 26, rubber, 8) +
    box(64, 66, 26, 20, steel, 3) +
    box(150, 66, 26, 20, steel, 3) +
    line('M70 138h18M154 138h18M163 129v18', paper, 6) +
    box(102, 124, 36, 34, yellow, 4),
  bulb:
    oval(120, 88, 30, 44, glass) +
    line('M110 92l5-12 10 12 5-12', amber, 4) +
    box(96, 124, 48, 34, roundSteel, 3) +
    box(84, 152, 72, 14, steelDark, 4) +
    box(102, 166, 8, 26, steel, 2) +
    box(130, 166, 8, 26, steel, 2),
  workLamp:
    box(56, 58, 128, 98, ink, 12) +
    box(66, 68, 108, 78, paper, 6) +
    [92, 120, 148].map((x) => [88, 126].map((y) => disc(x, y, 11, yellow) + disc(x, y, 5, paper)).join('')).join('') +
    box(110, 156, 20, 30, steelDark, 3) +
    box(88, 184, 64, 12, steelDark, 4),
  beacon:
    shape('M76 156V106a44 44 0 0 1 88 0v50z', amber) +
    shape('M92 156V108a28 28 0 0 1 20-26v74z', yellow) +
    box(62, 154, 116, 26, ink, 6) +
    levels(122, 138, 16, [78, 162], red),
  relay:
    box(74, 62, 92, 94, rubber, 6) +
    box(82, 72, 76, 44, paper, 3) +
    line('M90 96h20l16-14M126 96h24', ink, 4) +
    [84, 108, 132, 150].map((x) => box(x, 156, 9, 32, steel, 1)).join(''),
  assortment:
    box(42, 66, 156, 108, rubber, 8) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2, 3]
          .map(
            (column) =>
              box(52 + column * 35, 76 + row * 31, 30, 26, steelLight, 2) +
              ring(67 + column * 35, 89 + row * 31, 4 + ((row + column) % 3) * 2, 3, ink),
          )
          .join(''),
      )
      .join(''),
  fuses:
    box(42, 66, 156, 108, rubber, 8) +
    [red, blue, yellow, green, amber, steelLight]
      .map((colour, index) => {
        const [x, y] = [60 + (index % 3) * 46, 80 + Math.floor(index / 3) * 44]
        return box(x, y, 28, 18, colour, 3) + box(x + 4, y + 18, 7, 14, steel, 1) + box(x + 17, y + 18, 7, 14, steel, 1)
      })
      .join(''),
  wiper: turned(
    -38,
    box(36, 122, 168, 10, ink, 4) +
      box(44, 132, 152, 5, steelDark, 2) +
      shape('M84 122l18-24h36l18 24z', steelDark) +
      box(112, 88, 16, 16, yellow, 3),
  ),
  horn:
    disc(112, 116, 60, ink) +
    ring(112, 116, 46, 5, steelDark) +
    disc(112, 116, 30, steelDark) +
    ring(112, 116, 18, 4, steel) +
    disc(112, 116, 6, yellow) +
    box(164, 104, 32, 24, steel, 3),
  starter:
    box(46, 86, 104, 76, roundRubber, 12) +
    box(64, 58, 66, 34, roundSteel, 8) +
    box(148, 80, 20, 88, steelDark, 4) +
    box(166, 104, 34, 40, roundSteel, 3) +
    levels(110, 140, 10, [168, 198], ink) +
    line('M70 106h56', steelDark, 4),
  sensor: turned(
    -30,
    box(52, 102, 56, 36, roundRubber, 5) +
      box(104, 92, 34, 56, roundSteel, 4) +
      box(134, 104, 60, 32, roundSteel, 3) +
      levels(110, 130, 7, [136, 170], steelDark),
  ),
  dipstick:
    ring(84, 62, 18, 8, yellow) +
    line('M92 78l70 118', steel, 8) +
    line('M140 158l22 38', steelDark, 10) +
    box(82, 74, 22, 16, ink, 4),
  belt:
    line('M84 64h72a56 56 0 0 1 0 112H84a56 56 0 0 1 0-112z', rubber, 20) +
    line('M84 64h72a56 56 0 0 1 0 112H84a56 56 0 0 1 0-112z', steelDark, 3),
  greaseGun: turned(
    -24,
    box(40, 104, 118, 38, roundRubber, 8) +
      box(156, 100, 26, 46, steelDark, 4) +
      line('M180 112h30', steel, 8) +
      line('M160 146l-24 44M168 146l24 40', steelDark, 9) +
      box(62, 108, 58, 8, steelDark, 3),
  ),
  sampleKit:
    box(92, 92, 56, 104, glass, 8) +
    box(92, 140, 56, 56, amber, 8) +
    box(98, 68, 44, 26, ink, 4) +
    box(100, 112, 40, 20, paper, 2),
  sack:
    shape('M70 62h100l12 132a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10z', paper) +
    shape('M70 62h100l2 20H68z', steel) +
    box(84, 108, 72, 56, yellow, 4) +
    line('M96 128h48M96 144h32', ink, 5),
  rags:
    [
      [56, 152, blue],
      [66, 116, steelLight],
      [60, 80, red],
    ]
      .map(([x, y, colour]) =>
        box(Number(x), Number(y), 122, 32, colour === red ? red : colour === blue ? blue : steelLight, 14),
      )
      .join('') + line('M120 72v120', ink, 5),
  gloves:
    shape(
      'M82 190v-64l-16-28c-6-12 8-18 14-8l14 22V62c0-12 16-12 16 0v38h4V52c0-12 16-12 16 0v48h4V60c0-12 16-12 16 0v44h4V78c0-12 15-12 15 0v74l-8 38z',
      blue,
    ) + box(80, 180, 78, 20, ink, 4),
  glasses:
    shape('M36 104h76l-4 34a20 20 0 0 1-20 16H66a20 20 0 0 1-20-16z', glass) +
    shape('M128 104h76l-10 34a20 20 0 0 1-20 16h-22a20 20 0 0 1-20-16z', glass) +
    line('M34 102h172', ink, 10) +
    line('M34 102v20M206 102v20', ink, 7),
  vest:
    shape('M74 52l26 0c0 22 40 22 40 0h26l16 44-18 10v94H76v-94l-18-10z', yellow) +
    line('M76 132h88M76 164h88', steelLight, 12) +
    line('M120 74v126', ink, 3),
  extinguisher:
    box(88, 82, 64, 122, red, 18) +
    box(106, 58, 28, 26, ink, 4) +
    line('M100 56h52', ink, 10) +
    line('M150 62c22 8 22 40 14 66', ink, 7) +
    box(98, 124, 44, 40, paper, 3),
  firstAid:
    box(48, 74, 144, 112, green, 10) +
    box(100, 58, 40, 20, ink, 6) +
    box(110, 100, 20, 62, paper, 2) +
    box(89, 121, 62, 20, paper, 2),
  seatBelt:
    line('M56 190c10-60 40-100 128-136', rubber, 24) +
    box(52, 156, 40, 48, ink, 6) +
    box(60, 164, 24, 12, red, 3) +
    box(164, 40, 38, 42, steelDark, 6) +
    uprights(174, 192, 9, [50, 72], ink),
  adhesive:
    shape('M98 96h44l8 100a8 8 0 0 1-8 8H98a8 8 0 0 1-8-8z', roundYellow) +
    shape('M108 96l8-44h8l8 44z', red) +
    box(98, 128, 44, 44, paper, 3) +
    line('M104 144h32M104 156h20', ink, 4),
  carton:
    shape('M48 92l72-34 72 34v72l-72 36-72-36z', amber) +
    shape('M48 92l72-34 72 34-72 36z', yellow) +
    line('M120 128v72M84 75l72 35', colours.paper, 5),
}
