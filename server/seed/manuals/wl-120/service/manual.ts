import { wheelLoader } from '../../drawings/wheel-loader'
import { bullets, type Chapter, danger, section, table, text } from '../../writer/block'
import type { Manual } from '../../writer/manual'
import { brakesSteering, cab, fuelSystem } from './brakes-cab'
import { hydraulics, transmission } from './drive'
import { electrics } from './electrics'
import { engine } from './engine'

const general: Chapter = {
  title: 'General',
  blocks: [
    section('For whom'),
    text(
      'This excerpt is for mechanics trained by Harrow. It gives the measures, torques and tests that the workshop needs most. Operation and routine maintenance are in the Operation and Maintenance Manual.',
    ),
    section('Safety in the workshop'),
    danger(
      'Block the boom with the strut and the frames with the lock bar. A machine that is only held by oil is not held.',
    ),
    bullets(
      'Take the key and hang a tag on the wheel.',
      'Use hoists for parts above 25 kg.',
      'Replace self-locking nuts, seals and split pins.',
      'Plug every open port at once: dirt is the main cause of hydraulic failures.',
    ),
    section('Special tools'),
    table(
      ['Tool 1.4', 'Use 3'],
      [
        '892-01140 | Compression adapter',
        '892-03301 | Cooling system pump',
        '892-05510 | Flow meter, 200 L/min',
        '892-06204 | Hook wrench, gland 100 mm',
        '892-07012 | Diagnosis cable with interface',
        '892-08820 | Nitrogen charging kit',
      ],
      'Special tools',
    ),
    section('Weights of parts'),
    table(
      ['Part 2.6', 'kg 0.8 right', 'lb 0.8 right'],
      [
        'Engine with oil | 442 | 974',
        'Transmission | 318 | 701',
        'Front axle | 605 | 1,334',
        'Rear axle | 570 | 1,257',
        'Cab | 690 | 1,521',
        'Bucket | 735 | 1,620',
        'Counterweight | 620 | 1,367',
      ],
      'Weights',
    ),
  ],
}

export const wl120Service: Manual = {
  brand: 'Harrow',
  model: 'WL-120',
  machineType: 'Wheel loader',
  title: 'Service Manual (excerpt)',
  publication: 'HM 120-301 EN-1',
  serialNumbers: 'GHT00100 to GHT00999',
  issued: new Date('2021-06-01T00:00:00Z'),
  language: 'en',
  pageSize: 'LETTER',
  columns: 2,
  pageNumbers: 'by-chapter',
  cover: wheelLoader,
  coverNote: 'For trained mechanics. Measures are for parts as new unless a limit is given.',
  chapters: [general, engine, fuelSystem, transmission, hydraulics, brakesSteering, electrics, cab],
}
