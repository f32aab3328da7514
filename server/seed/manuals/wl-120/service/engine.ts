import { engineSide, radiator } from '../../drawings/engine'
import { type Chapter, caution, figure, note, notice, section, steps, table, text, warning } from '../../writer/block'
import { withCallouts } from '../../writer/drawing'

export const engine: Chapter = {
  title: 'Engine',
  blocks: [
    section('Technical data'),
    table(
      ['Item 2.6', 'Value 1.8 right'],
      [
        'Bore | 103.0 mm',
        'Stroke | 132.0 mm',
        'Compression ratio | 17.2 : 1',
        'Firing order | 1-3-4-2',
        'Compression, warm | 26 to 31 bar',
        'Largest difference between cylinders | 3 bar',
        'Valve clearance, inlet, cold | 0.30 mm',
        'Valve clearance, exhaust, cold | 0.45 mm',
        'Oil pressure at 850 rpm | 1.4 bar',
        'Oil pressure at 2,200 rpm | 4.0 to 5.2 bar',
        'Thermostat starts to open | 79 °C',
        'Thermostat fully open | 93 °C',
      ],
      'Engine data',
    ),
    section('Valve clearance'),
    figure(
      'Left side of the engine',
      withCallouts(engineSide, [300, 72, 330, 24], [82, 134, 30, 60], [390, 150, 444, 150]),
      150,
    ),
    steps(
      'Let the engine cool below 40 °C. Remove the rocker cover (1).',
      'Turn the engine by the pulley (2) until the valves of cylinder 4 overlap. Cylinder 1 is at ignition.',
      'Measure inlet (0.30 mm) and exhaust (0.45 mm) of cylinder 1. Adjust and tighten the lock nut to 27 Nm.',
      'Go on in the firing order 1-3-4-2, half a turn each.',
      'Fit the cover with a new gasket and tighten to 10 Nm.',
    ),
    section('Compression test'),
    warning('Injection lines hold up to 1,600 bar. Wait ten minutes after stopping before you loosen one.'),
    steps(
      'Warm the engine to 80 °C and take the injectors out.',
      'Fit the adapter 892-01140 into cylinder 1.',
      'Crank at 200 rpm or more for six seconds and read.',
      'Repeat on all cylinders. 26 to 31 bar is good; below 22 bar needs repair.',
    ),
    section('Cylinder head'),
    text(
      'Replace the gasket and all ten bolts each time the head has been off. Check the head with a straight edge: at most 0.08 mm in all.',
    ),
    table(
      ['Stage 1', 'Bolts 1.2', 'Torque 1.4 right'],
      ['1 | 1 to 10 | 50 Nm', '2 | 1 to 10 | 110 Nm', '3 | 1 to 10 | 120 degrees more'],
      'Cylinder head bolts',
    ),
    notice('Bolts that were tightened by angle have stretched. They must not be used again.'),
    section('Torques'),
    table(
      ['Where 2.4', 'Thread 1', 'Nm 0.8 right'],
      [
        'Main bearing cap | M14 | 195',
        'Connecting rod | M10 | 40 + 90°',
        'Flywheel | M12 | 125',
        'Crankshaft pulley | M16 | 350',
        'Injector clamp | M8 | 27',
        'Injection line nut | M14 | 28',
        'Exhaust manifold | M10 | 52',
        'Turbocharger flange | M10 | 47',
        'Oil pump | M8 | 25',
        'Sump | M8 | 24',
        'Drain plug | M22 | 55',
      ],
      'Engine torques',
    ),
    section('Cooling system test'),
    figure(
      'Test points of the cooling system',
      withCallouts(radiator, [70, 24, 110, 10], [340, 44, 356, 14], [340, 202, 340, 224]),
      150,
    ),
    steps(
      'Fit the pump 892-03301 in place of the cap (1) and raise the pressure to 1.0 bar.',
      'It may fall by at most 0.1 bar in ten minutes.',
      'Test the cap: it must open at 0.9 bar ± 0.1.',
    ),
    caution('Let the pressure out before you take the pump off.'),
    note('If the pressure falls without a leak outside, test the coolant for exhaust gas.'),
  ],
}
