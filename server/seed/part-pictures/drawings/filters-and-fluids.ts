import { box, colours, disc, levels, line, oval, ring, shape, uprights } from '../shapes'

const { ink, rubber, steelDark, steel, steelLight, paper, yellow, roundSteel, roundRubber, roundYellow } = colours

const label = (x: number, y: number, width: number) =>
  box(x, y, width, 34, paper, 3) + line(`M${x + 8} ${y + 12}h${width - 16}M${x + 8} ${y + 22}h${width - 34}`, steel, 3)

const drum = (body: typeof roundSteel | typeof roundYellow) =>
  box(66, 44, 108, 156, body, 8) +
  levels(88, 156, 34, [66, 174], ink) +
  box(62, 40, 116, 10, steelDark, 5) +
  box(62, 194, 116, 10, steelDark, 5)

/** Filters, and what is sold by the litre. */
export const filtersAndFluids = {
  canister:
    box(72, 62, 96, 132, roundYellow, 10) +
    box(78, 44, 84, 22, roundSteel, 4) +
    uprights(80, 160, 10, [160, 188], ink) +
    label(84, 88, 72),
  element: box(74, 62, 92, 118, paper, 2) + uprights(80, 160, 8, [64, 178], steel) + caps(),
  panel: box(44, 68, 152, 104, ink, 6) + box(54, 78, 132, 84, paper, 2) + uprights(62, 180, 10, [80, 160], steel),
  jug:
    shape('M72 76h62l36 20v100a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8V84a8 8 0 0 1 8-8z', roundYellow) +
    box(78, 58, 30, 22, ink, 3) +
    line('M128 92h28', colours.ink, 8) +
    label(78, 124, 80),
  drum: drum(roundSteel) + label(84, 102, 72),
  pail:
    shape('M66 66h108l-10 132a8 8 0 0 1-8 7H84a8 8 0 0 1-8-7z', roundYellow) +
    oval(120, 66, 58, 14, steelDark) +
    oval(120, 64, 52, 10, steelLight) +
    line('M66 72C60 120 84 136 120 136s60-16 54-64', steelDark, 4) +
    label(88, 150, 64),
  cartridge:
    box(88, 60, 64, 140, roundRubber, 6) +
    box(88, 92, 64, 62, yellow, 0) +
    box(94, 46, 52, 16, roundSteel, 4) +
    line('M98 112h44M98 124h30', ink, 4),
  bottle:
    box(86, 84, 68, 118, roundRubber, 10) +
    box(104, 56, 32, 30, roundSteel, 3) +
    box(108, 44, 24, 14, yellow, 3) +
    label(86, 116, 68),
  spray:
    box(90, 74, 60, 130, roundSteel, 8) +
    box(90, 104, 60, 60, yellow, 0) +
    shape('M94 74c0-14 12-18 26-18s26 4 26 18z', steelLight) +
    box(112, 40, 22, 18, ink, 3),
  hose:
    line('M58 184c0-76 24-112 62-112s62 36 62 112', rubber, 30) +
    line('M52 180c0-76 28-116 68-116', steelDark, 3) +
    box(40, 172, 36, 32, roundSteel, 4) +
    box(164, 172, 36, 32, roundSteel, 4),
  pipe:
    line('M52 176h56a16 16 0 0 0 16-16V92a16 16 0 0 1 16-16h48', steelDark, 22) +
    line('M52 171h56a11 11 0 0 0 11-11V92', steelLight, 4) +
    box(40, 158, 16, 36, roundSteel, 3) +
    box(184, 58, 16, 36, roundSteel, 3),
  cap:
    disc(120, 120, 68, ink) +
    ring(120, 120, 58, 6, steelDark) +
    box(66, 106, 108, 28, rubber, 12) +
    box(72, 110, 96, 8, steelDark, 4) +
    disc(120, 120, 8, yellow),
  cooler:
    box(44, 62, 152, 116, steelDark, 8) +
    box(60, 74, 120, 92, steelLight, 2) +
    levels(82, 160, 8, [62, 178], steel) +
    box(70, 44, 24, 20, roundSteel, 3) +
    box(146, 176, 24, 20, roundSteel, 3),
}

function caps(): string {
  return (
    oval(120, 180, 56, 16, ink) +
    oval(120, 62, 56, 16, ink) +
    oval(120, 59, 50, 12, rubber) +
    oval(120, 59, 26, 7, steel)
  )
}
