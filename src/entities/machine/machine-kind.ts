/** The kinds of machines that have a drawing of their own. */
export type MachineKind =
  | 'loader'
  | 'excavator'
  | 'skid-steer'
  | 'forwarder'
  | 'dozer'
  | 'truck'
  | 'forklift'
  | 'crane'
  | 'tractor'

/** The words of a machine's type, the more special ones first: a skid steer loader is no wheel loader. */
const words: readonly [MachineKind, RegExp][] = [
  ['skid-steer', /skid|minicarg/],
  ['forwarder', /forward|forest|harvester|skidder|autocarg|forestal|timber/],
  ['excavator', /excavat|digger|backhoe|excavad|retro/],
  ['forklift', /fork ?lift|telehandler|telescopic|reach ?stacker|carretilla|manipulador/],
  ['dozer', /doz|bulldozer|track.?type|topadora|crawler/],
  ['crane', /crane|gr[uú]a/],
  ['truck', /truck|dump|haul|cami[oó]n|volquete|d[uú]mper/],
  ['loader', /load|shovel|cargador|pala/],
]

/** The kind that a machine's type names, in English or Spanish; a tractor represents what nobody has drawn. */
export function machineKindOf(type: string): MachineKind {
  const text = type.toLowerCase()
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'tractor'
}
