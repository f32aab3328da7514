import { airCleaner, engineSide, filterHeads, radiator } from '../../drawings/engine'
import type { PartsGroup } from '../../parts-list'
import { withCallouts } from '../../writer/drawing'

export const engineGroup: PartsGroup = {
  title: 'Engine',
  figures: [
    {
      title: 'Engine assembly',
      drawing: withCallouts(
        engineSide,
        [300, 72, 330, 24],
        [240, 120, 420, 60],
        [82, 134, 30, 60],
        [150, 48, 110, 20],
        [340, 110, 380, 28],
        [390, 150, 444, 150],
        [250, 210, 200, 252],
      ),
      parts: [
        '1 | 320-01410 | Rocker cover | 1 | With gasket 320-01412',
        '2 | 320-50010 | Engine block, short | 1 | Exchange part',
        '3 | 320-08620 | Fan, six blades | 1 | ',
        '4 | 320-01455 | Oil filler cap | 1 | ',
        '5 | 320-04518 | Dipstick | 1 | ',
        '6 | 320-09120 | Starter, 12 V 4.2 kW | 1 | ',
        '7 | 320-04100 | Oil sump | 1 | With gasket 320-04106',
      ],
    },
    {
      title: 'Lubrication and oil filter',
      drawing: withCallouts(
        filterHeads,
        [96, 38, 40, 12],
        [174, 38, 200, 12],
        [250, 46, 250, 14],
        [355, 36, 400, 12],
        [355, 80, 430, 84],
        [322, 140, 262, 140],
        [135, 150, 44, 150],
        [135, 82, 44, 90],
        [135, 196, 200, 208],
      ),
      parts: [
        '1 | 320-04210 | Oil filter head | 1 | ',
        '2 | 320-04222 | By-pass valve | 1 | Opens at 1.7 bar',
        '3 | 320-04230 | Oil pipe, filter to cooler | 1 | ',
        '4 | 320-04260 | Oil cooler head | 1 | ',
        '5 | 320-04263 | Gasket, cooler | 1 | ',
        '6 | 320-04271 | Oil cooler | 1 | Eight plates',
        '7 | 320-07309 | Oil filter element | 1 | Replace every 500 hours',
        '8 | 320-07312 | Gasket, oil filter | 1 | Comes with item 7',
        '9 | 320-90118 | Sealing ring, drain plug | 1 | Replace at each oil change',
      ],
    },
    {
      title: 'Fuel filters',
      drawing: withCallouts(
        filterHeads,
        [110, 38, 60, 12],
        [135, 150, 60, 150],
        [135, 196, 204, 208],
        [355, 38, 400, 12],
        [355, 150, 436, 150],
        [250, 46, 250, 14],
      ),
      parts: [
        '1 | 320-07400 | Head with hand pump | 1 | ',
        '2 | 320-07416 | Fuel filter with water separator | 1 | Replace every 500 hours',
        '3 | 320-07421 | Water sensor | 1 | ',
        '4 | 320-07404 | Head, fine filter | 1 | ',
        '5 | 320-07411 | Fuel filter, fine | 1 | Replace every 500 hours',
        '6 | 320-07430 | Fuel pipe | 1 | ',
      ],
    },
  ],
}

export const airCoolingGroup: PartsGroup = {
  title: 'Air intake and cooling',
  figures: [
    {
      title: 'Air cleaner',
      drawing: withCallouts(
        airCleaner,
        [48, 44, 48, 14],
        [154, 46, 154, 14],
        [290, 58, 290, 18],
        [460, 36, 490, 12],
        [422, 14, 380, 12],
      ),
      height: 190,
      parts: [
        '1 | 332-12004 | Cover with dust valve | 1 | ',
        '2 | 332-12010 | Air filter, outer element | 1 | ',
        '3 | 332-12011 | Air filter, inner element | 1 | ',
        '4 | 332-12001 | Housing | 1 | ',
        '5 | 332-12030 | Intake hose | 1 | Two clamps 332-12033',
      ],
    },
    {
      title: 'Radiator and belt drive',
      drawing: withCallouts(
        radiator,
        [70, 24, 110, 10],
        [60, 90, 24, 124],
        [225, 120, 225, 22],
        [340, 44, 356, 14],
        [340, 202, 340, 224],
        [400, 120, 464, 60],
        [171, 216, 120, 220],
      ),
      parts: [
        '1 | 332-30015 | Cap, 0.9 bar | 1 | ',
        '2 | 332-30010 | Expansion tank | 1 | ',
        '3 | 332-30100 | Radiator | 1 | With oil cooler',
        '4 | 332-30120 | Upper hose | 1 | ',
        '5 | 332-30121 | Lower hose | 1 | ',
        '6 | 320-08815 | Drive belt | 1 | Replace every 2000 hours',
        '7 | 332-30131 | Drain tap | 1 | ',
      ],
    },
  ],
}
