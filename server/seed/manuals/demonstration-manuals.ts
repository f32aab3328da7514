import { ex210LongReach, ex210Operation } from './ex-210/operation/manual'
import { ex210Parts } from './ex-210/parts'
import { fx90Operation } from './fx-90/manual'
import { sk40Operation } from './sk-40/manual'
import { sk40Spanish } from './sk-40/spanish'
import { wl120Operation } from './wl-120/operation/manual'
import { wl120Parts } from './wl-120/parts/manual'
import { wl120Service } from './wl-120/service/manual'
import type { Manual } from './writer/manual'
import { writeManual } from './writer/write-manual'

/** A manual as a dealership would upload it: the file and the fields of the upload form. */
export interface DemonstrationManual {
  fileName: string
  displayName: string
  kind: 'operation' | 'parts' | 'service' | 'other'
  machine: { brand: string; type: string; model: string; serialStart: string; serialEnd: string }
  /** The model years that the manual covers. */
  years: string
  /** Writes the PDF; always the same bytes. */
  write: () => Promise<Buffer>
}

const wheelLoader = {
  brand: 'Harrow',
  type: 'Wheel loader',
  model: 'WL-120',
  serialStart: 'GHT00100',
  serialEnd: 'GHT00999',
}
const excavator = {
  brand: 'Harrow',
  type: 'Excavator',
  model: 'EX-210',
  serialStart: 'RQ-0001',
  serialEnd: 'RQ-0499',
}
const longReach = { ...excavator, serialStart: 'RQ-0500', serialEnd: 'RQ-0999' }
const skidSteer = {
  brand: 'Harrow',
  type: 'Skid steer',
  model: 'SK-40',
  serialStart: 'TPF00100',
  serialEnd: 'TPF00399',
}
const forwarder = {
  brand: 'Harrow',
  type: 'Forwarder',
  model: 'FX-90',
  serialStart: 'TPF00800',
  serialEnd: 'TPF00999',
}

const bound = (
  content: Manual,
  fileName: string,
  kind: DemonstrationManual['kind'],
  machine: DemonstrationManual['machine'],
  years: string,
  displayName = content.title,
): DemonstrationManual => ({ fileName, displayName, kind, machine, years, write: () => writeManual(content) })

export const demonstrationManuals: DemonstrationManual[] = [
  bound(wl120Operation, 'harrow-wl-120-operation.pdf', 'operation', wheelLoader, '2019-2024'),
  bound(wl120Parts, 'harrow-wl-120-parts.pdf', 'parts', wheelLoader, '2019-2024'),
  bound(wl120Service, 'harrow-wl-120-service.pdf', 'service', wheelLoader, '2019-2024'),
  bound(ex210Operation, 'harrow-ex-210-operation.pdf', 'operation', excavator, '2018-2023'),
  bound(ex210LongReach, 'harrow-ex-210-long-reach-operation.pdf', 'operation', longReach, '2018-2023'),
  bound(ex210Parts, 'harrow-ex-210-parts.pdf', 'parts', excavator, '2018-2023'),
  bound(sk40Operation, 'harrow-sk-40-operation.pdf', 'operation', skidSteer, '2017-2022'),
  bound(
    sk40Spanish,
    'harrow-sk-40-operation-es.pdf',
    'operation',
    skidSteer,
    '2017-2022',
    'Manual de operación y mantenimiento (español)',
  ),
  bound(fx90Operation, 'harrow-fx-90-operation.pdf', 'operation', forwarder, '2020-2024'),
]
