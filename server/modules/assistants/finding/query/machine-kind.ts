/**
 * What people call the machine itself. In a question about it, the name says nothing: every page is about the machine.
 * Written by the project's authors from the kinds of machines of construction, farm and forest; in English and Spanish,
 * the languages of the demonstration.
 */
const kinds = new Set(
  [
    'loader loaders digger diggers excavator excavators backhoe dozer bulldozer grader paver crane forklift telehandler',
    'truck dumper tractor skid steer skidder harvester forwarder combine baler mower sprayer trencher',
    'cargadora cargador minicargadora minicargador retroexcavadora excavadora motoniveladora compactadora grua',
    'montacargas carretilla camion cosechadora empacadora segadora',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a normalised word names a kind of machine, or is part of such a name. */
export const isMachineKind = (word: string) => kinds.has(word)
