import { skidSteer } from '../drawings/skid-steer'
import type { Manual } from '../writer/manual'
import { faults, fluids, maintenance } from './care'
import { controls, introduction, operation, safety } from './operation'

export const sk40Operation: Manual = {
  brand: 'Harrow',
  model: 'SK-40',
  machineType: 'Skid steer loader',
  title: 'Operation and Maintenance Manual',
  publication: 'HM 040-101 EN-4',
  serialNumbers: 'TPF00100 to TPF00399',
  issued: new Date('2019-05-20T00:00:00Z'),
  language: 'en',
  pageSize: 'LETTER',
  columns: 1,
  pageNumbers: 'by-chapter',
  cover: skidSteer,
  coverNote: 'Read this manual before you operate or service the machine.',
  chapters: [introduction, safety, controls, operation, fluids, maintenance, faults],
}
