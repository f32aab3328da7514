import { forwarder } from '../drawings/forwarder'
import type { Manual } from '../writer/manual'
import { faults, fluids, maintenance } from './care'
import { controls, introduction, operation, safety } from './operation'

export const fx90Operation: Manual = {
  brand: 'Harrow',
  model: 'FX-90',
  machineType: 'Forwarder',
  title: 'Operation and Maintenance Manual',
  publication: 'HM 090-101 EN-1',
  serialNumbers: 'TPF00800 to TPF00999',
  issued: new Date('2022-02-07T00:00:00Z'),
  language: 'en',
  pageSize: 'LETTER',
  columns: 1,
  pageNumbers: 'by-chapter',
  cover: forwarder,
  coverNote: 'Read this manual before you operate or service the machine.',
  chapters: [introduction, safety, controls, operation, fluids, maintenance, faults],
}
