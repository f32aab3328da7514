import { excavator } from '../../drawings/excavator'
import type { Manual } from '../../writer/manual'
import { faults, fluids, maintenance, specifications } from './care'
import { longReachFront } from './long-reach-front'
import { controls, introduction, operation, safety } from './use'

const either = {
  brand: 'Harrow',
  model: 'EX-210',
  machineType: 'Crawler excavator',
  title: 'Operation and Maintenance Manual',
  issued: new Date('2020-09-01T00:00:00Z'),
  language: 'en',
  pageSize: 'LETTER',
  columns: 1,
  pageNumbers: 'by-chapter',
  cover: excavator,
} satisfies Partial<Manual>

export const ex210Operation: Manual = {
  ...either,
  publication: 'HM 210-101 EN-2',
  serialNumbers: 'RQ-0001 to RQ-0499',
  coverNote: 'Standard boom. Read this manual before you operate or service the machine.',
  chapters: [
    introduction(
      'This manual is for the Harrow EX-210 crawler excavator with standard boom, serial numbers RQ-0001 to RQ-0499. The long-reach version has a manual of its own.',
    ),
    safety,
    controls,
    operation('21,400 kg (47,180 lb)'),
    fluids,
    maintenance,
    faults,
    specifications([
      'Operating weight, shoes 600 mm | 21,400 kg | 47,180 lb',
      'Ground pressure | 0.46 bar | 6.7 psi',
      'Length for transport | 9,530 mm | 31 ft 3 in',
      'Width | 2,800 mm | 9 ft 2 in',
      'Height | 2,980 mm | 9 ft 9 in',
      'Digging depth | 6,620 mm | 21 ft 9 in',
      'Reach on the ground | 9,740 mm | 31 ft 11 in',
      'Dump height | 6,880 mm | 22 ft 7 in',
      'Bucket | 0.95 m³ | 1.24 yd³',
      'Bucket digging force | 149 kN | 33,500 lbf',
    ]),
  ],
}

export const ex210LongReach: Manual = {
  ...either,
  publication: 'HM 210-111 EN-1',
  serialNumbers: 'RQ-0500 to RQ-0999',
  coverNote: 'Long-reach boom. Read this manual before you operate or service the machine.',
  chapters: [
    introduction(
      'This manual is for the Harrow EX-210 crawler excavator with long-reach boom, serial numbers RQ-0500 to RQ-0999. The version with standard boom has a manual of its own.',
    ),
    safety,
    controls,
    operation('23,150 kg (51,040 lb)'),
    fluids,
    maintenance,
    faults,
    specifications([
      'Operating weight, shoes 700 mm | 23,150 kg | 51,040 lb',
      'Ground pressure | 0.42 bar | 6.1 psi',
      'Length for transport | 12,410 mm | 40 ft 9 in',
      'Width | 2,990 mm | 9 ft 10 in',
      'Height | 3,150 mm | 10 ft 4 in',
      'Digging depth | 11,800 mm | 38 ft 9 in',
      'Reach on the ground | 15,250 mm | 50 ft 0 in',
      'Dump height | 10,900 mm | 35 ft 9 in',
      'Bucket | 0.45 m³ | 0.59 yd³',
      'Bucket digging force | 62 kN | 13,900 lbf',
    ]),
    longReachFront,
  ],
}
