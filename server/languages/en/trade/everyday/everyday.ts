import { everydayAttachments } from './attachments'
import { everydayBrakes } from './brakes'
import { everydayCab } from './cab'
import { everydayDigging } from './digging'
import { everydayDriveline } from './driveline'
import { everydayElectrics } from './electrics'
import { everydayEngine } from './engine'
import { everydayHydraulics } from './hydraulics'
import { everydayPlaces } from './places'
import { everydayQuantities } from './quantities'
import { everydayQuestions } from './questions'
import { everydaySafety } from './safety'
import { everydayStorage } from './storage'
import { everydayTransport } from './transport'
import { everydayTravel } from './travel'
import { everydayWorkshop } from './workshop'

/** What people say for what manuals write, by field. Unlike elsewhere, a line leads one way: from what stands before ">" to what follows it. */
export const everydaySpeech = [
  everydayAttachments,
  everydayBrakes,
  everydayCab,
  everydayDigging,
  everydayDriveline,
  everydayElectrics,
  everydayEngine,
  everydayHydraulics,
  everydayPlaces,
  everydayQuantities,
  everydayQuestions,
  everydaySafety,
  everydayStorage,
  everydayTransport,
  everydayTravel,
  everydayWorkshop,
].join('')
