/**
 * What people call the machine itself. In a question about it, the name says nothing: every page is about the machine.
 * Written by the project's authors from the kinds of machines that dealers of construction, farm and workshop equipment
 * have; in English and Spanish, the languages of the demonstration.
 */
const kinds = new Set(
  [
    'loader loaders digger diggers excavator excavators backhoe dozer bulldozer grader roller compactor paver crane',
    'forklift telehandler handler truck dumper tractor skid steer skidder harvester forwarder combine baler mower',
    'sprayer trencher generator genset gensets compressor lathe plotter inverter rig unit',
    'cargadora cargador minicargadora minicargador retroexcavadora excavadora motoniveladora compactadora grua',
    'montacargas carretilla camion cosechadora empacadora segadora generador compresor torno equipo',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a normalised word names a kind of machine, or is part of such a name. */
export const isMachineKind = (word: string) => kinds.has(word)
