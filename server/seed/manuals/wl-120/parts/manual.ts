import { wheelLoader } from '../../drawings/wheel-loader'
import { partsChapter, partsIndex } from '../../parts-list'
import { bullets, type Chapter, note, section, table, text } from '../../writer/block'
import type { Manual } from '../../writer/manual'
import { airCoolingGroup, engineGroup } from './engine-groups'
import { driveGroup, electricalGroup, frameGroup } from './machine-groups'

/** The order in which the groups are bound: the engine is chapter 4. */
export const wl120PartsGroups = [frameGroup, driveGroup, engineGroup, airCoolingGroup, electricalGroup]

const howToUse: Chapter = {
  title: 'How to use this manual',
  blocks: [
    section('Finding a part'),
    text(
      'Find the group in the contents, then the part in the figure. The balloon is the item in the list beside it. If you know the part number, the numerical index at the end names figure and item.',
    ),
    bullets('Quantities are for the figure shown.', 'Parts without a number cannot be had singly.'),
    section('Abbreviations'),
    table(
      ['Short 1', 'Meaning 4'],
      [
        'Qty | Quantity',
        'L, R | Left and right, seen from the seat',
        'AR | As required',
        'NS | Not serviced, order the assembly',
        'SN | Serial number',
      ],
    ),
    section('Ordering'),
    text('Name the model, the serial number (GHT00100 to GHT00999), the part number and the quantity.'),
    note('Part numbers can be replaced by newer ones. Your dealer delivers the newer part, which always fits.'),
  ],
}

export const wl120Parts: Manual = {
  brand: 'Harrow',
  model: 'WL-120',
  machineType: 'Wheel loader',
  title: 'Parts Manual',
  publication: 'HM 120-201 EN-2',
  serialNumbers: 'GHT00100 to GHT00999',
  issued: new Date('2021-04-12T00:00:00Z'),
  language: 'en',
  pageSize: 'LETTER',
  columns: 1,
  pageNumbers: 'running',
  cover: wheelLoader,
  coverNote: 'Figures show the principle; the part delivered may look different.',
  chapters: [howToUse, ...wl120PartsGroups.map(partsChapter), partsIndex(wl120PartsGroups, 2)],
}
