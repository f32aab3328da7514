/** A part of the demonstration's catalogue. */
export interface DemonstrationArticle {
  partNumber: string
  description: string
  /** In cents of the US dollar. */
  cents: number
  onHand: number
  /** Null for what is only ordered when it is sold. */
  reorderLevel: number | null
}

/** `part number | description | price in dollars | on hand | reorder level` */
const rows = [
  // Harrow WL-120, as in its parts manual.
  '320-01410 | Rocker cover | 184.00 | 1 | ',
  '320-01412 | Gasket, rocker cover | 21.40 | 6 | 4',
  '320-01455 | Oil filler cap | 18.90 | 4 | 2',
  '320-04100 | Oil sump | 412.00 | 0 | ',
  '320-04106 | Gasket, oil sump | 38.60 | 3 | 2',
  '320-04210 | Oil filter head | 146.50 | 1 | ',
  '320-04222 | By-pass valve | 42.75 | 2 | 1',
  '320-04230 | Oil pipe, filter to cooler | 67.20 | 1 | ',
  '320-04260 | Oil cooler head | 158.00 | 0 | ',
  '320-04263 | Gasket, cooler | 12.30 | 8 | 4',
  '320-04271 | Oil cooler | 336.00 | 1 | 1',
  '320-04518 | Dipstick | 24.10 | 3 | 1',
  '320-07309 | Oil filter element | 24.50 | 64 | 24',
  '320-07312 | Gasket, oil filter | 3.20 | 40 | 20',
  '320-07400 | Head with hand pump | 132.80 | 1 | ',
  '320-07404 | Head, fine filter | 94.60 | 1 | ',
  '320-07411 | Fuel filter, fine | 31.20 | 38 | 16',
  '320-07416 | Fuel filter with water separator | 48.90 | 29 | 16',
  '320-07421 | Water sensor | 57.30 | 4 | 2',
  '320-07430 | Fuel pipe | 39.75 | 2 | 1',
  '320-08620 | Fan, six blades | 118.40 | 1 | ',
  '320-08815 | Drive belt | 46.20 | 9 | 4',
  '320-09120 | Starter, 12 V 4.2 kW | 498.00 | 2 | 1',
  '320-50010 | Engine block, short | 6840.00 | 0 | ',
  '320-90118 | Sealing ring, drain plug | 1.15 | 180 | 60',
  '331-44520 | Hydraulic return filter | 72.15 | 14 | 8',
  '331-44527 | Hydraulic tank breather | 33.80 | 11 | 6',
  '331-44608 | Transmission oil filter | 56.40 | 12 | 6',
  '331-60110 | Barrel, bore 100 mm | 724.00 | 0 | ',
  '331-60121 | Piston | 96.00 | 1 | ',
  '331-60125 | Gland | 78.50 | 2 | 1',
  '331-60130 | Rod, 60 mm | 388.00 | 0 | ',
  '331-60199 | Seal kit | 64.90 | 7 | 4',
  '332-12001 | Housing | 142.00 | 0 | ',
  '332-12004 | Cover with dust valve | 44.60 | 2 | 1',
  '332-12010 | Air filter, outer element | 61.30 | 18 | 10',
  '332-12011 | Air filter, inner element | 38.70 | 12 | 6',
  '332-12030 | Intake hose | 52.40 | 2 | 1',
  '332-12033 | Hose clamp, 90 mm | 4.60 | 36 | 20',
  '332-15010 | Exhaust stack | 76.20 | 1 | ',
  '332-20077 | Cab air filter | 27.95 | 32 | 16',
  '332-30010 | Expansion tank | 88.40 | 1 | ',
  '332-30015 | Cap, 0.9 bar | 14.20 | 6 | 3',
  '332-30100 | Radiator | 968.00 | 1 | ',
  '332-30120 | Upper hose | 28.60 | 4 | 2',
  '332-30121 | Lower hose | 31.90 | 4 | 2',
  '332-30131 | Drain tap | 9.80 | 5 | 2',
  '450-10110 | Axle housing | 3120.00 | 0 | ',
  '450-10250 | Differential with lock | 2475.00 | 0 | ',
  '450-10261 | Drive flange | 186.00 | 1 | ',
  '450-10500 | Hub with planets | 1290.00 | 0 | ',
  '450-10610 | Brake disc pack | 344.00 | 2 | 1',
  '460-17525 | Tyre 17.5 R25 L3 | 1460.00 | 6 | 4',
  '460-20110 | Rim 14.00 x 25 | 612.00 | 2 | ',
  '460-20125 | Wheel nut M22 | 3.85 | 96 | 48',
  '460-20140 | Hub cap | 22.70 | 4 | 2',
  '729-10650 | Battery 12 V 120 Ah | 189.00 | 8 | 4',
  '810-10020 | Front frame | 7650.00 | 0 | ',
  '810-10021 | Rear frame | 8120.00 | 0 | ',
  '810-10940 | Counterweight, 620 kg | 1380.00 | 0 | ',
  '812-40100 | Cab, ROPS and FOPS | 9840.00 | 0 | ',
  '812-40166 | Door window, right | 214.00 | 1 | 1',
  '814-22050 | Engine hood | 1160.00 | 0 | ',
  '830-10016 | Bucket, 1.6 m³ | 3890.00 | 1 | ',
  '830-11010 | Cutting edge | 486.00 | 3 | 2',
  '830-11100 | Tooth holder | 58.40 | 16 | 8',
  '830-11112 | Tooth | 21.90 | 72 | 40',
  '831-10440 | Bucket pin, 60 mm | 74.30 | 6 | 4',
  '831-20013 | Bush, 50 mm | 32.60 | 14 | 8',
  '831-20014 | Bush, 55 mm | 36.80 | 10 | 8',
  // Harrow EX-210.
  '410-01320 | Filler cap | 19.60 | 3 | 2',
  '410-05518 | Oil filter | 31.80 | 26 | 12',
  '410-05560 | Drain valve with cap | 27.40 | 3 | 2',
  '410-06102 | Fuel filter | 36.40 | 20 | 10',
  '410-06110 | Water separator | 52.75 | 13 | 8',
  '410-08830 | Drive belt | 58.30 | 5 | 3',
  '470-30110 | Idler | 684.00 | 2 | 1',
  '470-30240 | Sprocket, 21 teeth | 436.00 | 2 | 2',
  '470-30310 | Track roller | 198.00 | 10 | 8',
  '470-30350 | Carrier roller | 164.00 | 4 | 4',
  '470-30475 | Tensioner valve | 46.90 | 4 | 2',
  '470-30600 | Track shoe 600 mm | 82.50 | 24 | 12',
  '835-20095 | Bucket 0.95 m³ | 3240.00 | 1 | ',
  '835-20440 | Bucket pin, 80 mm | 112.00 | 4 | 2',
  '835-21110 | Tooth adapter | 64.70 | 10 | 6',
  '835-21122 | Tooth | 26.40 | 60 | 30',
  // What the workshop and the counter sell for every machine.
  'HL-1540-20 | Engine oil 15W-40, 20 L | 96.00 | 42 | 20',
  'HL-1540-208 | Engine oil 15W-40, 208 L drum | 884.00 | 4 | 2',
  'HL-0W46-20 | Hydraulic oil HV 46, 20 L | 84.00 | 38 | 20',
  'HL-0W46-208 | Hydraulic oil HV 46, 208 L drum | 768.00 | 3 | 2',
  'HL-8090-20 | Axle oil 80W-90 LS, 20 L | 118.00 | 12 | 6',
  'HL-TO10-20 | Transmission oil SAE 10W TO-4, 20 L | 109.00 | 9 | 6',
  'HL-CO50-20 | Coolant, ready mixed 50 %, 20 L | 62.00 | 22 | 10',
  'HL-GR2-14 | Lithium grease NLGI 2, 400 g cartridge | 6.90 | 220 | 96',
  'HL-GR2-180 | Lithium grease NLGI 2, 18 kg pail | 148.00 | 5 | 3',
  'HL-DEF-10 | Diesel exhaust fluid, 10 L | 18.50 | 60 | 30',
  'HL-BRK-1 | Brake fluid DOT 4, 1 L | 12.40 | 18 | 8',
  'HL-CLN-05 | Brake cleaner, 500 mL | 5.80 | 84 | 36',
  'WS-OSK | Oil sample kit | 23.00 | 40 | 20',
  'WS-DPG | Grease gun, lever type | 46.50 | 7 | 3',
  'WS-ABS | Oil absorbent, 20 kg | 19.90 | 26 | 12',
  'WS-RAG | Workshop rags, 10 kg | 24.60 | 15 | 8',
  'WS-GLV-L | Nitrile gloves, size L, box of 100 | 14.80 | 44 | 20',
  'WS-GLS | Safety glasses, clear | 7.60 | 38 | 15',
  'WS-VST | High-visibility vest | 9.40 | 30 | 12',
  'WS-EXT6 | Fire extinguisher, 6 kg powder | 68.00 | 6 | 4',
  'WS-FAK | First-aid kit, vehicle | 36.00 | 8 | 4',
  'WS-BEL | Seat belt, 50 mm, retractable | 94.00 | 5 | 3',
  'EL-H7-12 | Lamp H7, 12 V 55 W | 8.40 | 26 | 12',
  'EL-H7-24 | Lamp H7, 24 V 70 W | 9.60 | 18 | 10',
  'EL-LED-W | LED work lamp, 2,000 lm | 74.00 | 14 | 6',
  'EL-BCN | Beacon, amber, magnetic | 86.00 | 6 | 3',
  'EL-FUS-K | Fuse assortment, blade, 120 pieces | 16.90 | 9 | 4',
  'EL-REL-12 | Relay 12 V 40 A | 11.20 | 15 | 8',
  'EL-REL-24 | Relay 24 V 20 A | 12.60 | 12 | 8',
  'EL-WIP-60 | Wiper blade, 600 mm | 13.40 | 20 | 10',
  'EL-HRN | Horn, 12 V | 28.70 | 4 | 2',
  'EL-BAL | Reverse alarm, 97 dB | 41.00 | 7 | 3',
  'HY-QC12F | Quick coupler 1/2 in, female | 34.20 | 16 | 8',
  'HY-QC12M | Quick coupler 1/2 in, male | 21.80 | 22 | 10',
  'HY-H12-2W | Hydraulic hose 1/2 in, two wires, per metre | 17.60 | 140 | 60',
  'HY-H34-4S | Hydraulic hose 3/4 in, four spirals, per metre | 41.90 | 70 | 30',
  'HY-ORK | O-ring assortment, metric, 400 pieces | 54.00 | 5 | 2',
  'HY-TSEAL | Bonded seal assortment, 250 pieces | 47.50 | 4 | 2',
  'FS-M12-50 | Bolt M12 x 50, 10.9 | 1.35 | 260 | 100',
  'FS-M16-60 | Bolt M16 x 60, 10.9 | 2.60 | 190 | 80',
  'FS-M20-80 | Bolt M20 x 80, 10.9 | 4.85 | 110 | 50',
  'FS-N12 | Nut M12, self-locking | 0.45 | 420 | 150',
  'FS-N16 | Nut M16, self-locking | 0.80 | 300 | 120',
  'FS-N20 | Nut M20, self-locking | 1.40 | 180 | 80',
  'FS-PIN8 | Linch pin, 8 mm | 1.90 | 90 | 40',
  'FS-TL10 | Thread locker, medium, 50 mL | 17.30 | 13 | 6',
  // Replaced by others, as `demonstrationSupersessions` has it.
  '320-07308 | Oil filter element | 23.10 | 0 | ',
  '332-20070 | Cab air filter | 26.40 | 2 | ',
  '410-05510 | Oil filter | 29.90 | 0 | ',
]

/** Parts of the manuals with the numbers and descriptions printed there, and what is sold for every machine. */
export const demonstrationArticles: DemonstrationArticle[] = rows.map((row) => {
  const [partNumber = '', description = '', price = '', onHand = '', reorderLevel = ''] = row
    .split('|')
    .map((cell) => cell.trim())
  return {
    partNumber,
    description,
    cents: Math.round(Number(price) * 100),
    onHand: Number(onHand),
    reorderLevel: reorderLevel === '' ? null : Number(reorderLevel),
  }
})

/** Which part replaces which. */
export const demonstrationSupersessions = [
  { from: '320-07308', to: '320-07309', reason: 'Longer element, same thread' },
  { from: '332-20070', to: '332-20077', reason: 'Finer paper' },
  { from: '410-05510', to: '410-05518', reason: 'New by-pass valve' },
]

/** Parts with a refundable core charge, in cents. */
export const demonstrationCores = [
  { partNumber: '320-09120', cents: 6000 },
  { partNumber: '320-50010', cents: 95000 },
  { partNumber: '729-10650', cents: 1800 },
]

/** Parts that are sold in packs, or from a quantity on. */
export const demonstrationPacks = [
  { partNumber: 'FS-M12-50', packSize: 10, minQuantity: 10 },
  { partNumber: 'FS-N12', packSize: 10, minQuantity: 10 },
  { partNumber: '830-11112', packSize: 1, minQuantity: 2 },
  { partNumber: 'HL-GR2-14', packSize: 12, minQuantity: 12 },
]

/** The price of one from a quantity on, in cents. */
export const demonstrationBreaks = [
  { partNumber: '320-07309', from: 6, cents: 2290 },
  { partNumber: '320-07309', from: 12, cents: 2150 },
  { partNumber: '320-07411', from: 6, cents: 2890 },
  { partNumber: '830-11112', from: 10, cents: 1990 },
  { partNumber: 'HL-GR2-14', from: 48, cents: 620 },
  { partNumber: 'HL-1540-20', from: 10, cents: 8900 },
]

export const demonstrationBundles = [
  {
    name: 'Bucket tooth set, WL-120',
    description: 'Eight teeth and their holders.',
    cents: 59900,
    parts: [
      { partNumber: '830-11112', quantity: 8 },
      { partNumber: '830-11100', quantity: 8 },
    ],
  },
  {
    name: 'Bucket pin set, EX-210',
    description: 'Two pins with grease.',
    cents: null,
    parts: [
      { partNumber: '835-20440', quantity: 2 },
      { partNumber: 'HL-GR2-14', quantity: 2 },
    ],
  },
  {
    name: 'Winter set',
    description: 'Battery, coolant, wiper blades and lamps before the frost.',
    cents: 26900,
    parts: [
      { partNumber: '729-10650', quantity: 1 },
      { partNumber: 'HL-CO50-20', quantity: 1 },
      { partNumber: 'EL-WIP-60', quantity: 2 },
    ],
  },
  {
    name: 'Site safety set',
    description: 'Extinguisher, first-aid kit, two vests and glasses.',
    cents: null,
    parts: [
      { partNumber: 'WS-EXT6', quantity: 1 },
      { partNumber: 'WS-FAK', quantity: 1 },
      { partNumber: 'WS-VST', quantity: 2 },
      { partNumber: 'WS-GLS', quantity: 2 },
    ],
  },
]
