import { actionTerms } from './actions'
import { attachmentsAndBodyTerms } from './attachments-and-body'
import { basicPartTerms } from './basic-parts'
import { chassisAndBrakesTerms } from './chassis-and-brakes'
import { placeTerms } from './conditions-and-places'
import { controlsAndInstrumentsTerms } from './controls-and-instruments'
import { coolingAndLubricationTerms } from './cooling-and-lubrication'
import { documentsAndPartsTerms } from './documents-and-parts'
import { driveTrainTerms } from './drive-train'
import { drivesAndElectronicsTerms } from './drives-and-electronics'
import { electricsTerms } from './electrics'
import { engineTerms } from './engine'
import { fastenersAndMachineElementsTerms } from './fasteners-and-machine-elements'
import { faultTerms } from './faults-and-symptoms'
import { fuelAndExhaustTerms } from './fuel-and-exhaust'
import { hydraulicsTerms } from './hydraulics'
import { machineKindTerms } from './machine-kinds'
import { thingTerms } from './people-and-things'
import { pumpsAndFluidsTerms } from './pumps-and-fluids'
import { quantitiesAndPropertiesTerms } from './quantities-and-properties'
import { safetyTerms } from './safety'
import { quantityTerms } from './time-and-quantity'
import { workshopAndToolsTerms } from './workshop-and-tools'

/** All terms of the glossary, by topic. A line names one thing in the order of `languages`, with commas between its names. */
export const glossaryTerms = [
  actionTerms,
  attachmentsAndBodyTerms,
  basicPartTerms,
  chassisAndBrakesTerms,
  placeTerms,
  controlsAndInstrumentsTerms,
  coolingAndLubricationTerms,
  documentsAndPartsTerms,
  driveTrainTerms,
  drivesAndElectronicsTerms,
  electricsTerms,
  engineTerms,
  fastenersAndMachineElementsTerms,
  faultTerms,
  fuelAndExhaustTerms,
  hydraulicsTerms,
  machineKindTerms,
  thingTerms,
  pumpsAndFluidsTerms,
  quantitiesAndPropertiesTerms,
  safetyTerms,
  quantityTerms,
  workshopAndToolsTerms,
]
