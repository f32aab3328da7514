import { wheelLoader } from '../../drawings/wheel-loader'
import {
  bullets,
  type Chapter,
  caution,
  danger,
  figure,
  section,
  steps,
  table,
  text,
  warning,
} from '../../writer/block'
import { withCallouts } from '../../writer/drawing'

export const safety: Chapter = {
  title: 'Safety',
  blocks: [
    section('Before you work'),
    bullets(
      'Wear a hard hat, safety shoes, close-fitting clothes and, when the machine is serviced, eye protection and gloves.',
      'Wear hearing protection outside the cab: the sound power level is 103 dB(A). In the closed cab it is 71 dB(A) at the ear.',
      'Do not operate when tired, ill, or under the influence of alcohol, drugs or medicine that makes you drowsy.',
      'Know the ground: look for soft edges, trenches, overhead lines, buried cables and pipes.',
      'Keep people at least 10 m (33 ft) away from the working machine. Stop when anybody comes closer.',
    ),
    section('Mounting and leaving the machine'),
    text('Use the steps and handrails, face the machine, and keep three points of contact. Never jump off.'),
    steps(
      'Stop on level ground and lower the bucket flat to the ground.',
      'Move the direction lever to neutral and apply the parking brake.',
      'Let the engine idle for two minutes, then turn the key to OFF and take it out.',
      'Move the boom lever in all directions to release the pressure.',
      'Set the hydraulic lock switch to LOCK and leave the cab.',
    ),
    section('Roll-over and falling objects'),
    text(
      'The cab is a roll-over protective structure (ISO 3471) and a falling-object protective structure, level II (ISO 3449). It protects you only with the seat belt fastened.',
    ),
    danger(
      'Fasten the seat belt before you start the engine. If the machine tips over, hold the wheel and stay in the seat. Jumping out kills.',
    ),
    warning(
      'Do not weld, drill or straighten the cab structure. A structure that was damaged or altered must be replaced.',
    ),
    section('Overhead lines'),
    danger(
      'Electrocution. Keep at least 4.5 m (15 ft) from lines up to 50 kV, and 1 cm more for each further kV. If the machine touches a line, stay in the cab, warn others off, and drive clear if you can.',
    ),
    section('Hydraulic oil under pressure'),
    warning(
      'Oil escaping from a pinhole can pierce the skin. Search for leaks with cardboard, never with the hand. If oil enters the skin, see a doctor at once; it must be removed within a few hours.',
    ),
    text('Before you open a line, lower the boom, stop the engine, move the levers, and loosen the tank cap slowly.'),
    section('Boom support'),
    warning(
      'A raised boom can fall. Never work below it unless the boom strut is fitted on the lift cylinder and its pin is secured.',
    ),
    section('Tyres and rims'),
    danger(
      'A tyre can burst when it is inflated, heated or overloaded. Use a cage or stand to the side, 3 m (10 ft) away, with a clip-on chuck and a long hose. Never weld on a rim with the tyre on it.',
    ),
    section('Fire'),
    bullets(
      'Clear leaves, chaff and coal dust from the engine bay, the exhaust and the radiator each day.',
      'Do not smoke while refuelling. Stop the engine and keep the nozzle against the filler neck.',
      'Keep the 6 kg (13 lb) powder extinguisher on the left step charged, and have it inspected each year.',
    ),
    section('Batteries'),
    warning(
      'Battery gas explodes. Keep flames and sparks away. Disconnect the negative cable first and connect it last.',
    ),
    caution('Battery acid burns skin and eyes. Rinse with water for 15 minutes and see a doctor.'),
    section('Safety labels'),
    text('Keep the labels clean and readable. Replace a damaged one; the part numbers are in table 2-1.'),
    figure(
      'Where the safety labels are',
      withCallouts(
        wheelLoader,
        [340, 164, 300, 236],
        [228, 128, 180, 70],
        [262, 132, 226, 36],
        [480, 120, 500, 60],
        [508, 180, 546, 220],
      ),
      210,
    ),
    table(
      ['Item 0.5 center', 'Label 4', 'Part number 1.3'],
      [
        '1 | DANGER Crushing between the frames at the joint | 817-20011',
        '2 | WARNING Do not stand below the raised boom | 817-20014',
        '3 | WARNING Fasten the seat belt, read the manual | 817-20017',
        '4 | WARNING Hot surface, rotating fan | 817-20022',
        '5 | CAUTION Coolant under pressure | 817-20025',
      ],
      'Safety labels',
    ),
  ],
}
