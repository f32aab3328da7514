import { cabSpeech } from './cab'
import { drivelineSpeech } from './driveline'
import { engineSpeech } from './engine'
import { equipmentSpeech } from './equipment'
import { everydaySpeech } from './everyday/everyday'
import { identitySpeech } from './identity'
import { measureSpeech } from './measures'
import { operatingSpeech } from './operating'
import { renterFaultSpeech } from './renter-faults'
import { renterMeasureSpeech } from './renter-measures'
import { renterPartSpeech } from './renter-parts'
import { renterSafetySpeech } from './renter-safety'
import { renterWorkSpeech } from './renter-work'
import { safetySpeech } from './safety'
import { symptomSpeech } from './symptoms'
import { workSpeech } from './work'
import { workshopMachineSpeech } from './workshop-machines'

/** How people speak in English and how manuals write, by topic; one group of expressions a line. */
export const expressions = [
  cabSpeech,
  drivelineSpeech,
  engineSpeech,
  equipmentSpeech,
  everydaySpeech,
  identitySpeech,
  measureSpeech,
  operatingSpeech,
  renterFaultSpeech,
  renterMeasureSpeech,
  renterPartSpeech,
  renterSafetySpeech,
  renterWorkSpeech,
  safetySpeech,
  symptomSpeech,
  workSpeech,
  workshopMachineSpeech,
].join('')
