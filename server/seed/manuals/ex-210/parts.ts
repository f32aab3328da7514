import { engineSide } from '../drawings/engine'
import { excavator } from '../drawings/excavator'
import { bucket, track } from '../drawings/running-gear'
import { type PartsGroup, partsChapter, partsIndex } from '../parts-list'
import { withCallouts } from '../writer/drawing'
import type { Manual } from '../writer/manual'

export const ex210PartsGroups: PartsGroup[] = [
  {
    title: 'Engine service parts',
    figures: [
      {
        title: 'Engine oil, fuel and air',
        drawing: withCallouts(
          engineSide,
          [290, 190, 360, 246],
          [236, 240, 200, 254],
          [150, 46, 110, 18],
          [185, 116, 60, 40],
          [390, 150, 444, 150],
          [82, 134, 30, 60],
        ),
        parts: [
          '1 | 410-05518 | Oil filter | 1 | Replace every 500 hours',
          '2 | 410-05560 | Drain valve with cap | 1 | ',
          '3 | 410-01320 | Filler cap | 1 | ',
          '4 | 410-06102 | Fuel filter | 1 | ',
          '5 | 410-06110 | Water separator | 1 | ',
          '6 | 410-08830 | Drive belt | 1 | ',
        ],
      },
    ],
  },
  {
    title: 'Tracks',
    figures: [
      {
        title: 'Track chain and rollers',
        drawing: withCallouts(
          track,
          [92, 90, 40, 20],
          [428, 90, 490, 20],
          [220, 116, 220, 174],
          [220, 56, 180, 20],
          [300, 154, 340, 180],
          [246, 88, 280, 20],
        ),
        parts: [
          '1 | 470-30110 | Idler | 2 | ',
          '2 | 470-30240 | Sprocket, 21 teeth | 2 | Bolts to 280 Nm',
          '3 | 470-30310 | Track roller | 14 | ',
          '4 | 470-30350 | Carrier roller | 4 | ',
          '5 | 470-30600 | Track shoe 600 mm | 94 | Bolts to 650 Nm',
          '6 | 470-30475 | Tensioner valve | 2 | 60 Nm',
        ],
      },
    ],
  },
  {
    title: 'Bucket',
    figures: [
      {
        title: 'Bucket 0.95 m³ and teeth',
        drawing: withCallouts(
          bucket,
          [260, 90, 260, 60],
          [183, 30, 120, 16],
          [171, 170, 140, 194],
          [307, 170, 340, 194],
        ),
        parts: [
          '1 | 835-20095 | Bucket 0.95 m³ | 1 | 1,180 mm',
          '2 | 835-20440 | Bucket pin, 80 mm | 2 | ',
          '3 | 835-21110 | Tooth adapter | 5 | ',
          '4 | 835-21122 | Tooth | 5 | Pin 835-21125',
        ],
      },
    ],
  },
]

export const ex210Parts: Manual = {
  brand: 'Harrow',
  model: 'EX-210',
  machineType: 'Crawler excavator',
  title: 'Parts Manual',
  publication: 'HM 210-201 EN-1',
  serialNumbers: 'RQ-0001 to RQ-0499',
  issued: new Date('2020-10-05T00:00:00Z'),
  language: 'en',
  pageSize: 'LETTER',
  columns: 1,
  pageNumbers: 'running',
  cover: excavator,
  coverNote: 'Name the serial number with each order.',
  chapters: [...ex210PartsGroups.map(partsChapter), partsIndex(ex210PartsGroups, 1)],
}
