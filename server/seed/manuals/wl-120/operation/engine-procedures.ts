import { airCleaner, engineSide, radiator } from '../../drawings/engine'
import { type Block, caution, figure, note, notice, section, steps, text, warning } from '../../writer/block'
import { withCallouts } from '../../writer/drawing'

export const engineProcedures: Block[] = [
  section('Changing the engine oil and filter'),
  text(
    'Due first at 250 hours, then every 500 hours or 6 months. You need 13.5 L of SAE 15W-40 CK-4, filter 320-07309, sealing ring 320-90118, a strap wrench and a pan of 20 L.',
  ),
  warning('Hot oil burns. Let the engine cool below 40 °C before you open the drain plug.'),
  figure(
    'Engine oil: drain plug, filter, filler and dipstick',
    withCallouts(engineSide, [236, 240, 200, 254], [290, 190, 360, 246], [150, 46, 110, 18], [340, 106, 376, 30]),
    190,
  ),
  steps(
    'Park on level ground, lower the boom, stop the engine, apply the parking brake and turn the battery switch to OFF.',
    'Remove the plate below the engine (four bolts M10) and put the pan below it.',
    'Open the filler cap (3). Take out the drain plug (1) with a 27 mm wrench and let the oil run out for 15 minutes.',
    'Unscrew the oil filter (2) with the strap wrench, counter-clockwise. See that the old gasket came with it.',
    'Wipe the filter head. Oil the gasket of the new filter 320-07309, fill it half with oil and screw it on until the gasket touches, then 3/4 turn more (18 Nm).',
    'Fit the drain plug with a new sealing ring 320-90118 and tighten it to 55 Nm (41 lb-ft).',
    'Fill in 12.4 L of oil, wait five minutes, and fill up to MAX on the dipstick (4): 13.5 L in all with the filter.',
    'Start the engine. The oil pressure lamp must go out within 10 seconds. Idle for three minutes and look for leaks.',
    'Stop, wait five minutes, check the level again, and fit the plate (48 Nm).',
  ),
  note('Reset the service counter: key ON, hold the message button for eight seconds until OIL 500 is shown.'),
  section('Drive belt'),
  text(
    'Press with the thumb midway between fan and alternator: the belt must give by 8 to 10 mm. A new one gives by 6 mm and is checked again after 20 hours.',
  ),
  steps(
    'Turn the tensioner with a 15 mm wrench away from the belt and take the belt off.',
    'Look for cracks across the ribs. More than three on 30 mm: replace with 320-08815.',
    'Lay the new belt on by the picture on the fan guard and let the tensioner go slowly.',
  ),
  section('Air filter'),
  notice(
    'Do not open the filter for inspection without need: each opening lets in dust. Service it when its lamp comes on, or at 1000 hours.',
  ),
  figure(
    'Air filter: cover, outer element, inner element, housing',
    withCallouts(airCleaner, [48, 44, 48, 14], [154, 46, 154, 14], [290, 58, 290, 18], [460, 36, 490, 10]),
    140,
  ),
  steps(
    'Stop the engine. Loosen the three clips and take the cover (1) off.',
    'Pull the outer element (2) out, turning it slightly.',
    'Blow it out from inside with dry air of at most 2 bar (29 psi), or replace it with 332-12010. Clean it no more than three times.',
    'Shine a lamp into it. Light through a hole: replace it.',
    'Replace the inner element (3), 332-12011, at every third change of the outer one. Never clean it.',
    'Wipe the housing (4), fit both elements and the cover with the dust valve downwards.',
  ),
  section('Changing the coolant'),
  text('Every 2000 hours or 2 years. You need 22.0 L of 50/50 ethylene glycol mixture.'),
  warning('Hot coolant and steam burn. Open the cap only when the engine has cooled below 50 °C.'),
  figure(
    'Radiator, expansion tank and drain tap',
    withCallouts(radiator, [70, 20, 110, 12], [46, 70, 22, 110], [171, 216, 120, 218], [340, 44, 356, 14]),
    180,
  ),
  steps(
    'Set the heating to its hottest. Open the cap (1) slowly to the first notch, wait, then take it off.',
    'Put a pan of 30 L below the radiator. Open the tap (3) and the plug on the left of the block (17 mm).',
    'When it is empty flush with clean water until it runs clear. Close the tap; tighten the plug to 40 Nm.',
    'Fill slowly through the expansion tank, at most 8 L a minute, up to MAX (2).',
    'Run at 1,200 rpm until the upper hose (4) gets hot, stop, let it cool and fill up.',
  ),
  section('Cleaning the radiator'),
  text(
    'Open the grille and blow from the engine side outwards with air of at most 5 bar, 20 cm away from the fins. Water is allowed at most 30 bar, straight onto the fins.',
  ),
  caution('Dust and fins fly about. Wear goggles, and work with the engine stopped.'),
  section('Fuel filters and bleeding'),
  steps(
    'Close the tap at the tank. Put a pan below the filters.',
    'Unplug the water sensor, unscrew the bowl, then the separator 320-07416 and the fine filter 320-07411.',
    'Oil the new gaskets. Do not fill the filters with fuel. Screw them on by hand until they touch, then 1/2 turn.',
    'Open the tap. Loosen the bleed screw on the filter head and pump by hand until fuel runs without bubbles (about 60 strokes).',
    'Tighten the bleed screw to 9 Nm, then start. If the engine stalls, pump and bleed again.',
  ),
]
