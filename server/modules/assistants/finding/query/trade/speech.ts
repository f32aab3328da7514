import { cabSpeech } from './cab'
import { drivelineSpeech } from './driveline'
import { engineSpeech } from './engine'
import { equipmentSpeech } from './equipment'
import { identitySpeech } from './identity'
import { measureSpeech } from './measures'
import { operatingSpeech } from './operating'
import { renterFaultSpeech } from './renter-faults'
import { renterMeasureSpeech } from './renter-measures'
import { renterPartSpeech } from './renter-parts'
import { renterSafetySpeech } from './renter-safety'
import { renterWorkSpeech } from './renter-work'
import { safetySpeech } from './safety'
import { spanishPartsSpeech } from './spanish-parts'
import { spanishRegionalFaultsSpeech } from './spanish-regional-faults'
import { spanishRegionalPartsSpeech } from './spanish-regional-parts'
import { spanishRegionalQuestionsSpeech } from './spanish-regional-questions'
import { spanishRegionalWorkSpeech } from './spanish-regional-work'
import { spanishWorkSpeech } from './spanish-work'
import { symptomSpeech } from './symptoms'
import { workSpeech } from './work'
import { workshopMachineSpeech } from './workshop-machines'

/** How people speak in English and how manuals write, by topic; one group of equivalent expressions a line. */
export const englishSpeech = [
  cabSpeech,
  drivelineSpeech,
  engineSpeech,
  equipmentSpeech,
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

/** ... in Spanish. */
export const spanishSpeech = [
  spanishPartsSpeech,
  spanishRegionalFaultsSpeech,
  spanishRegionalPartsSpeech,
  spanishRegionalQuestionsSpeech,
  spanishRegionalWorkSpeech,
  spanishWorkSpeech,
].join('')
