import { excavator } from '../../drawings/excavator'
import type { Manual } from '../../writer/manual'
import { faults, fluids, maintenance, specifications } from './care'
import { controls, introduction, operation, safety } from './use'

export const ex210Operation: Manual = {
  brand: 'Harrow',
  model: 'EX-210',
  machineType: 'Crawler excavator',
  title: 'Operation and Maintenance Manual',
  publication: 'HM 210-101 EN-2',
  serialNumbers: 'RQ-0001 to RQ-0499',
  issued: new Date('2020-09-01T00:00:00Z'),
  language: 'en',
  pageSize: 'LETTER',
  columns: 1,
  pageNumbers: 'by-chapter',
  cover: excavator,
  coverNote: 'Standard boom. Read this manual before you operate or service the machine.',
  chapters: [introduction, safety, controls, operation, fluids, maintenance, faults, specifications],
}
