import { spanishEverydayAttachments } from './attachments'
import { spanishEverydayBrakes } from './brakes'
import { spanishEverydayCab } from './cab'
import { spanishEverydayDigging } from './digging'
import { spanishEverydayDriveline } from './driveline'
import { spanishEverydayElectrics } from './electrics'
import { spanishEverydayEngine } from './engine'
import { spanishEverydayHydraulics } from './hydraulics'
import { spanishEverydayPlaces } from './places'
import { spanishEverydayQuantities } from './quantities'
import { spanishEverydayQuestions } from './questions'
import { spanishEverydaySafety } from './safety'
import { spanishEverydayStorage } from './storage'
import { spanishEverydayTransport } from './transport'
import { spanishEverydayTravel } from './travel'
import { spanishEverydayWorkshop } from './workshop'

/** What people say for what manuals write, by field. Unlike elsewhere, a line leads one way: from what stands before ">" to what follows it. */
export const spanishEverydaySpeech = [
  spanishEverydayAttachments,
  spanishEverydayBrakes,
  spanishEverydayCab,
  spanishEverydayDigging,
  spanishEverydayDriveline,
  spanishEverydayElectrics,
  spanishEverydayEngine,
  spanishEverydayHydraulics,
  spanishEverydayPlaces,
  spanishEverydayQuantities,
  spanishEverydayQuestions,
  spanishEverydaySafety,
  spanishEverydayStorage,
  spanishEverydayTransport,
  spanishEverydayTravel,
  spanishEverydayWorkshop,
].join('')
