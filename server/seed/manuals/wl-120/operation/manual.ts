import { wheelLoader } from '../../drawings/wheel-loader'
import type { Manual } from '../../writer/manual'
import { controls } from './controls'
import { dailyChecks } from './daily-checks'
import { electrical } from './electrical'
import { introduction } from './introduction'
import { maintenanceInformation } from './maintenance-information'
import { maintenanceSchedule } from './maintenance-schedule'
import { operating } from './operating'
import { procedures } from './procedures'
import { safety } from './safety'
import { specifications } from './specifications'
import { startingStopping } from './starting-stopping'
import { transportStorage } from './transport-storage'
import { troubleshooting } from './troubleshooting'

export const wl120Operation: Manual = {
  brand: 'Harrow',
  model: 'WL-120',
  machineType: 'Wheel loader',
  title: 'Operation and Maintenance Manual',
  publication: 'HM 120-101 EN-3',
  serialNumbers: 'GHT00100 to GHT00999',
  issued: new Date('2021-03-15T00:00:00Z'),
  language: 'en',
  pageSize: 'LETTER',
  columns: 1,
  pageNumbers: 'by-chapter',
  cover: wheelLoader,
  coverNote:
    'Read this manual before you operate or service the machine. Keep it with the machine and pass it on to the next owner.',
  chapters: [
    introduction,
    safety,
    controls,
    dailyChecks,
    startingStopping,
    operating,
    transportStorage,
    maintenanceInformation,
    maintenanceSchedule,
    procedures,
    troubleshooting,
    electrical,
    specifications,
  ],
}
