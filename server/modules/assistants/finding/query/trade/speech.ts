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

/** How people speak and how manuals write, by topic; one group of equivalent expressions a line. */
export const speech = [
  cabSpeech,
  drivelineSpeech,
  engineSpeech,
  equipmentSpeech,
  identitySpeech,
  measureSpeech,
  operatingSpeech,
  safetySpeech,
  spanishPartsSpeech,
  spanishWorkSpeech,
  symptomSpeech,
  workSpeech,
].join('')
