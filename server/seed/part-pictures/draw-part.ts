import { filtersAndFluids } from './drawings/filters-and-fluids'
import { steelParts } from './drawings/steel-parts'
import { workshopGoods } from './drawings/workshop-goods'

/** What the demonstration's parts look like, drawn on 240 by 240. */
export const drawings = { ...filtersAndFluids, ...steelParts, ...workshopGoods }

export type DrawingName = keyof typeof drawings

/** The first whose words a description has. */
const kinds: readonly (readonly [RegExp, DrawingName])[] = [
  // Words that also occur in the names of other things come first.
  [/gasket/i, 'gasket'],
  [/rocker cover|oil sump|cover with/i, 'cover'],
  [/sample kit/i, 'sampleKit'],
  [/o-ring|assortment, (?!blade)|seal assortment/i, 'assortment'],
  [/fuse/i, 'fuses'],
  [/cap\b/i, 'cap'],
  [/seal kit|sealing ring/i, 'seal'],
  [/pipe/i, 'pipe'],
  [/cab air filter/i, 'panel'],
  [/element|air filter/i, 'element'],
  [/filter head|head with|head, fine|cooler head|housing$/i, 'casting'],
  [/axle housing|differential|hub with/i, 'axle'],
  [/oil cooler/i, 'cooler'],
  [/radiator/i, 'radiator'],
  [/tank breather|filter|separator/i, 'canister'],
  [/expansion tank/i, 'tank'],
  [/clamp/i, 'clamp'],
  [/hose/i, 'hose'],
  [/seat belt/i, 'seatBelt'],
  [/belt/i, 'belt'],
  [/208 L drum/i, 'drum'],
  [/pail/i, 'pail'],
  [/cartridge/i, 'cartridge'],
  [/grease gun/i, 'greaseGun'],
  [/cleaner/i, 'spray'],
  [/brake fluid/i, 'bottle'],
  [/, (10|20) L$/i, 'jug'],
  [/locker/i, 'adhesive'],
  [/sensor/i, 'sensor'],
  [/dipstick/i, 'dipstick'],
  [/valve|drain tap/i, 'valve'],
  [/coupler/i, 'coupler'],
  [/starter/i, 'starter'],
  [/battery/i, 'battery'],
  [/lamp h7/i, 'bulb'],
  [/work lamp/i, 'workLamp'],
  [/beacon/i, 'beacon'],
  [/relay/i, 'relay'],
  [/wiper/i, 'wiper'],
  [/horn|alarm/i, 'horn'],
  [/linch pin/i, 'linchPin'],
  [/pin\b/i, 'pin'],
  [/bush/i, 'bush'],
  [/bolt/i, 'bolt'],
  [/nut\b/i, 'nut'],
  [/tooth (holder|adapter)/i, 'toothHolder'],
  [/sprocket/i, 'sprocket'],
  [/tooth/i, 'tooth'],
  [/cutting edge/i, 'edge'],
  [/bucket/i, 'bucket'],
  [/idler|roller|flange/i, 'roller'],
  [/disc pack/i, 'disc'],
  [/tyre/i, 'tyre'],
  [/rim/i, 'rim'],
  [/shoe/i, 'trackShoe'],
  [/fan/i, 'fan'],
  [/block/i, 'block'],
  [/barrel|gland/i, 'cylinder'],
  [/piston/i, 'piston'],
  [/rod/i, 'rod'],
  [/stack/i, 'stack'],
  [/frame/i, 'frame'],
  [/counterweight/i, 'weight'],
  [/window/i, 'window'],
  [/hood/i, 'hood'],
  [/^cab/i, 'cab'],
  [/absorbent/i, 'sack'],
  [/rags/i, 'rags'],
  [/gloves/i, 'gloves'],
  [/glasses/i, 'glasses'],
  [/vest/i, 'vest'],
  [/extinguisher/i, 'extinguisher'],
  [/first-aid/i, 'firstAid'],
]

/** Which drawing shows a part; a carton where none does. */
export const drawingFor = (description: string): DrawingName =>
  kinds.find(([words]) => words.test(description))?.[1] ?? 'carton'

const roundness = (id: string, dark: string, middle: string, light: string) =>
  `<linearGradient id="${id}"><stop offset="0" stop-color="${dark}"/><stop offset=".32" stop-color="${light}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`

/** The picture of a part as SVG, on a warm light ground. */
export const drawPart = (name: DrawingName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 240 240"><defs>${[
    roundness('round-steel', '#6B6F74', '#A5A8AC', '#DDDFE0'),
    roundness('round-rubber', '#1C1E21', '#33363A', '#62666B'),
    roundness('round-yellow', '#C68F00', '#F5B700', '#FFD75E'),
    '<radialGradient id="ground" cy=".4" r=".75"><stop offset="0" stop-color="#FBF9F5"/><stop offset="1" stop-color="#E6E1D8"/></radialGradient>',
  ].join(
    '',
  )}</defs><rect width="240" height="240" fill="url(#ground)"/><ellipse cx="120" cy="208" rx="74" ry="8" fill="#1C1E21" opacity=".12"/>${drawings[name]}</svg>`
