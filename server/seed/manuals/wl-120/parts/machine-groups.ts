import { axle, bucket, cylinder, wheelNuts } from '../../drawings/running-gear'
import { wheelLoader } from '../../drawings/wheel-loader'
import type { PartsGroup } from '../../parts-list'
import { withCallouts } from '../../writer/drawing'

export const frameGroup: PartsGroup = {
  title: 'Frame and attachment',
  figures: [
    {
      title: 'Frames, cab and hood',
      drawing: withCallouts(
        wheelLoader,
        [230, 160, 200, 246],
        [300, 180, 300, 246],
        [300, 50, 230, 24],
        [332, 110, 372, 30],
        [420, 106, 420, 50],
        [437, 78, 476, 34],
        [520, 180, 546, 226],
      ),
      parts: [
        '1 | 810-10020 | Front frame | 1 | ',
        '2 | 810-10021 | Rear frame | 1 | ',
        '3 | 812-40100 | Cab, ROPS and FOPS | 1 | ',
        '4 | 812-40166 | Door window, right | 1 | ',
        '5 | 814-22050 | Engine hood | 1 | ',
        '6 | 332-15010 | Exhaust stack | 1 | ',
        '7 | 810-10940 | Counterweight, 620 kg | 1 | ',
      ],
    },
    {
      title: 'Bucket, teeth and cutting edge',
      drawing: withCallouts(
        bucket,
        [260, 90, 260, 60],
        [183, 30, 120, 16],
        [300, 146, 490, 120],
        [171, 170, 140, 194],
        [307, 170, 340, 194],
      ),
      parts: [
        '1 | 830-10016 | Bucket, 1.6 m³ | 1 | 2,350 mm',
        '2 | 831-10440 | Bucket pin, 60 mm | 2 | With seal 831-10448',
        '3 | 830-11010 | Cutting edge | 1 | 12 bolts 3/4 in',
        '4 | 830-11100 | Tooth holder | 6 | Welded',
        '5 | 830-11112 | Tooth | 6 | Pin 830-11115',
      ],
    },
    {
      title: 'Lift cylinder',
      drawing: withCallouts(
        cylinder,
        [40, 60, 40, 18],
        [140, 52, 140, 20],
        [248, 56, 248, 20],
        [290, 54, 290, 20],
        [334, 50, 334, 20],
        [420, 70, 420, 24],
        [496, 60, 510, 22],
      ),
      height: 180,
      parts: [
        '1 | 831-20013 | Bush, 50 mm | 1 | ',
        '2 | 331-60110 | Barrel, bore 100 mm | 1 | ',
        '3 | 331-60121 | Piston | 1 | Nut to 1,150 Nm',
        '4 | 331-60199 | Seal kit | 1 | All seals of the cylinder',
        '5 | 331-60125 | Gland | 1 | 420 Nm',
        '6 | 331-60130 | Rod, 60 mm | 1 | ',
        '7 | 831-20014 | Bush, 55 mm | 1 | ',
      ],
    },
  ],
}

export const driveGroup: PartsGroup = {
  title: 'Axles and wheels',
  figures: [
    {
      title: 'Front axle',
      drawing: withCallouts(
        axle,
        [190, 72, 190, 24],
        [260, 100, 320, 150],
        [260, 164, 200, 172],
        [60, 40, 20, 14],
        [88, 60, 110, 30],
      ),
      parts: [
        '1 | 450-10110 | Axle housing | 1 | ',
        '2 | 450-10250 | Differential with lock | 1 | Ratio 22.4',
        '3 | 450-10261 | Drive flange | 1 | ',
        '4 | 450-10500 | Hub with planets | 2 | ',
        '5 | 450-10610 | Brake disc pack | 2 | Five discs each',
      ],
    },
    {
      title: 'Wheels and tyres',
      drawing: {
        ...withCallouts(wheelNuts(12), [150, 22, 220, 10], [100, 104, 30, 90], [150, 90, 90, 30], [150, 130, 270, 160]),
      },
      parts: [
        '1 | 460-17525 | Tyre 17.5 R25 L3 | 4 | ',
        '2 | 460-20110 | Rim 14.00 x 25 | 4 | ',
        '3 | 460-20125 | Wheel nut M22 | 48 | 610 Nm',
        '4 | 460-20140 | Hub cap | 4 | ',
      ],
    },
  ],
}

export const electricalGroup: PartsGroup = {
  title: 'Electrical and hydraulic service parts',
  figures: [
    {
      title: 'Where the service parts are',
      drawing: withCallouts(
        wheelLoader,
        [262, 190, 262, 246],
        [356, 180, 356, 246],
        [372, 190, 390, 246],
        [344, 154, 300, 40],
        [306, 56, 350, 24],
      ),
      parts: [
        '1 | 729-10650 | Battery 12 V 120 Ah | 1 | ',
        '2 | 331-44520 | Hydraulic return filter | 1 | Replace every 1000 hours',
        '3 | 331-44608 | Transmission oil filter | 1 | Replace every 1000 hours',
        '4 | 331-44527 | Hydraulic tank breather | 1 | ',
        '5 | 332-20077 | Cab air filter | 2 | ',
      ],
    },
  ],
}
