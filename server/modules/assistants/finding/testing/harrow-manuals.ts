import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from './manual-builder'

/** The operator's manual of a wheel loader, with values, tables, steps and warnings. */
export const loaderManual = manualBuilder('wl-120', 'Harrow WL-120 operator manual')
  .contents(
    2,
    'Engine oil, changing ........ 14',
    'Capacities ........ 20',
    'Tyres ........ 22',
    'Hydraulic oil ........ 24',
  )
  .text(
    5,
    ['1 Introduction'],
    'The Harrow WL-120 is a wheel loader for quarries and yards.',
    'Read this manual before you operate the loader.',
    'The sound level at the operator station is 72 dB(A).',
  )
  .text(
    9,
    ['2 Controls', '2.3 Instrument panel'],
    'The tachometer shows the speed of the engine.',
    'The amber lamp flashes when the air filter is clogged.',
    'Push the red knob to stop the engine in an emergency.',
  )
  .safety(
    14,
    ['3 Maintenance', '3.2 Changing the engine oil'],
    'WARNING',
    'WARNING',
    'Hot oil burns the skin. Let the engine cool down before you open the drain plug.',
  )
  .steps(
    14,
    ['3 Maintenance', '3.2 Changing the engine oil'],
    'Park the loader on level ground and stop the engine.',
    'Remove the drain plug and let the oil run into a pan.',
    'Replace the filter and tighten it by hand.',
    'Install the drain plug and tighten it to 45 N·m.',
    'Fill the engine with new oil and check the level.',
  )
  .safety(17, ['3 Maintenance', '3.5 Battery'], 'DANGER', 'DANGER', 'Battery gas explodes. Keep flames away.')
  .text(
    17,
    ['3 Maintenance', '3.5 Battery'],
    'Disconnect the negative cable of the battery first.',
    'Connect the positive cable first when you install the battery.',
  )
  .table(
    20,
    ['4 Technical data', '4.1 Capacities'],
    ['System', 'Capacity (L)', 'Fluid'],
    ['Engine oil with filter', '14.5', 'SAE 15W-40'],
    ['Hydraulic tank', '96', 'ISO VG 46'],
    ['Cooling system', '22', '50 % antifreeze'],
  )
  .table(
    21,
    ['4 Technical data', '4.2 Tightening torques'],
    ['Fastener', 'Torque (N·m)'],
    ['Wheel nut, long', '610'],
    ['Wheel nut, short', '480'],
    ['Bucket pin bolt', '220'],
  )
  .text(
    24,
    ['5 Troubleshooting'],
    'Alarm 31 means that the pressure of the transmission oil is low.',
    'Alarm 32 means that the brake fluid is low.',
  )

/** The parts list of an excavator. */
export const excavatorParts = manualBuilder('ex-210', 'Harrow EX-210 parts list')
  .text(3, ['How to order'], 'Give the model, the serial number and the part number with each order.')
  .table(
    12,
    ['Fuel system', 'Figure 7. Filters'],
    ['Item', 'Part number', 'Description', 'Qty'],
    ['1', 'HX-40117', 'Fuel filter, spin-on', '2'],
    ['2', 'HX-40118', 'Water separator', '1'],
    ['3', 'HX-22090', 'Hose clamp', '4'],
  )
  .table(
    18,
    ['Electrical', 'Figure 11. Cab'],
    ['Item', 'Part number', 'Description', 'Qty'],
    ['1', 'HX-71002', 'Tachometer, electric', '1'],
    ['2', 'HX-71005', 'Horn', '1'],
  )

/** A skid steer's manual in Spanish. */
const skidSteerManual = manualBuilder('sk-40', 'Harrow SK-40 manual del operador')
  .text(
    4,
    ['1 Garantía'],
    'La garantía de la minicargadora Harrow es de dos años.',
    'No se incluyen las piezas que se gastan con el uso.',
  )
  .text(
    11,
    ['3 Mantenimiento', '3.1 Engrase'],
    'Engrase los pasadores del brazo cada 10 horas.',
    'Use una pistola de engrase y grasa de litio.',
  )
  .text(15, ['3 Mantenimiento', '3.4 Correa'], 'La correa del ventilador debe ceder 12 mm al apretarla con el dedo.')

export const indexes = {
  loader: buildManualIndex(loaderManual.passages),
  excavator: buildManualIndex(excavatorParts.passages),
  skidSteer: buildManualIndex(skidSteerManual.passages),
}

export const loaderScope = createScope([indexes.loader])
export const partsScope = createScope([indexes.excavator])
export const spanishScope = createScope([indexes.skidSteer])
export const wholeYard = createScope([indexes.loader, indexes.excavator, indexes.skidSteer])
