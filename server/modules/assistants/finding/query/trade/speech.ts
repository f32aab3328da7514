import { cabSpeech } from './cab'
import { drivelineSpeech } from './driveline'
import { engineSpeech } from './engine'
import { equipmentSpeech } from './equipment'
import { identitySpeech } from './identity'
import { measureSpeech } from './measures'
import { operatingSpeech } from './operating'
import { safetySpeech } from './safety'
import { spanishPartsSpeech } from './spanish-parts'
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
  safetySpeech,
  symptomSpeech,
  workSpeech,
  workshopMachineSpeech,
].join('')

/** ... in Spanish. */
export const spanishSpeech = [spanishPartsSpeech, spanishWorkSpeech].join('')
