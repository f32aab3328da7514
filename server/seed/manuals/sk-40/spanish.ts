import { joystickCab } from '../drawings/cab'
import { engineSide } from '../drawings/engine'
import { skidSteer } from '../drawings/skid-steer'
import {
  bullets,
  type Chapter,
  caution,
  danger,
  figure,
  note,
  notice,
  section,
  steps,
  table,
  text,
  warning,
} from '../writer/block'
import { withCallouts } from '../writer/drawing'
import type { Manual } from '../writer/manual'

const safety: Chapter = {
  title: 'Introducción y seguridad',
  blocks: [
    section('Acerca de este manual'),
    text(
      'Este manual es para la minicargadora Harrow SK-40, números de serie TPF00100 a TPF00399. Guárdelo en el bolsillo detrás del asiento y léalo antes de usar la máquina por primera vez.',
    ),
    figure(
      'Componentes principales',
      withCallouts(
        skidSteer,
        [60, 210, 26, 160],
        [240, 140, 150, 60],
        [240, 54, 330, 24],
        [376, 170, 436, 150],
        [344, 212, 400, 240],
      ),
      190,
    ),
    text('1 cucharón, 2 brazo de elevación, 3 estructura de protección, 4 puerta del motor, 5 ruedas.'),
    section('Seguridad'),
    danger('No saque nunca las manos de la cabina con el motor en marcha. Los brazos pasan muy cerca y aplastan.'),
    warning('La máquina puede volcar. Lleve la carga baja, nunca más de 680 kg, con el extremo pesado cuesta arriba.'),
    bullets(
      'Baje la barra y abroche el cinturón antes de arrancar.',
      'Trabaje debajo de los brazos sólo con el seguro naranja puesto.',
      'Mantenga a las personas a 8 m de distancia.',
    ),
  ],
}

const controls: Chapter = {
  title: 'Mandos y manejo',
  blocks: [
    section('Mandos'),
    figure(
      'Mandos',
      withCallouts(
        joystickCab,
        [133, 98, 60, 60],
        [387, 98, 450, 60],
        [120, 146, 66, 136],
        [387, 156, 460, 170],
        [92, 206, 50, 190],
      ),
      160,
    ),
    table(
      ['Nº 0.5 center', 'Mando 1.6', 'Función 3.6'],
      [
        '1 | Palanca izquierda | Avanzar y girar',
        '2 | Palanca derecha | Brazo y cucharón',
        '3 | Interruptores | Luces, dos velocidades, bocina',
        '4 | Pantalla | Horas, combustible, códigos',
        '5 | Acelerador de mano | 1.150 a 2.750 rpm',
      ],
      'Mandos',
    ),
    section('Arranque y parada'),
    steps(
      'Siéntese, baje la barra y abroche el cinturón.',
      'Ponga el acelerador a 1/3. Por debajo de 10 °C precaliente 8 segundos.',
      'Arranque durante 10 segundos como máximo.',
      'Caliente el motor dos minutos, cinco por debajo de 0 °C.',
      'Para parar: brazos abajo, ralentí un minuto, llave en OFF.',
    ),
    notice('Espere un minuto entre dos intentos de arranque.'),
  ],
}

const operation: Chapter = {
  title: 'Trabajo diario',
  blocks: [
    section('Comprobaciones diarias'),
    steps(
      'Aceite de motor en la varilla, en frío. De MIN a MAX caben 1,2 L.',
      'Refrigerante en el depósito detrás de la puerta del motor.',
      'Aceite hidráulico en la mirilla, con los brazos abajo.',
      'Neumáticos y tuercas de rueda.',
      'Barra de seguridad: levántela con el motor en marcha; nada debe moverse.',
    ),
    section('Conducción'),
    text(
      'La gama baja llega a 11,0 km/h, la alta a 17,5 km/h. En pendientes conduzca recto, con un máximo de 15 grados. Con el cucharón vacío suba marcha atrás, con el cucharón lleno suba hacia delante.',
    ),
    section('Cambio de accesorio'),
    steps(
      'Gire hacia arriba las dos palancas del enganche.',
      'Introduzca el enganche bajo el borde superior, incline hacia atrás y levante.',
      'Baje las dos palancas hasta que las cuñas salgan 10 mm por debajo.',
      'Apoye el borde en el suelo: el accesorio no debe moverse.',
    ),
    warning('Una cuña que no sale deja caer el accesorio. Limpie los agujeros y repita.'),
    section('Transporte'),
    text(
      'Peso 2.940 kg. Eleve la máquina por las cuatro argollas con un bastidor, o átela con cuatro cadenas. No la remolque: sin presión de aceite la transmisión está bloqueada.',
    ),
  ],
}

const care: Chapter = {
  title: 'Mantenimiento',
  blocks: [
    section('Fluidos y capacidades'),
    table(
      ['Compartimento 2.4', 'Litros 0.9 right', 'Especificación 2.2'],
      [
        'Aceite de motor con filtro | 8,6 | SAE 10W-30 CK-4',
        'Aceite de motor sin filtro | 8,0 | SAE 10W-30 CK-4',
        'Sistema de refrigeración | 11,4 | 50/50 etilenglicol',
        'Depósito hidráulico | 38,0 | ISO VG 68',
        'Cárter de cadena, cada uno | 9,5 | SAE 15W-40',
        'Depósito de combustible | 75,0 | ASTM D975 2-D',
      ],
      'Capacidades',
    ),
    note('Compruebe el aceite con el motor frío, antes de arrancar por primera vez en el día.'),
    section('Plan de mantenimiento'),
    table(
      ['Horas 0.8 right', 'Qué 2.4', 'Trabajo 2.6'],
      [
        '10 | Niveles, neumáticos, barra | Comprobar',
        '10 | Brazos y cucharón, 14 puntos | Engrasar',
        '50 | Tuercas de rueda | Comprobar, 160 Nm',
        '250 | Aceite de motor y filtro 240-03362 | Cambiar, 8,6 L',
        '500 | Filtro de combustible 240-03410 | Cambiar',
        '500 | Filtro hidráulico 240-05120 | Cambiar',
        '1000 | Aceite de los cárteres de cadena | Cambiar',
        '2000 | Refrigerante y aceite hidráulico | Cambiar',
      ],
      'Plan de mantenimiento',
    ),
    section('Cambio de aceite y filtro'),
    warning('El aceite caliente quema. Espere hasta que el motor esté por debajo de 50 °C.'),
    figure(
      'Aceite de motor',
      withCallouts(engineSide, [236, 240, 200, 254], [290, 190, 360, 246], [150, 46, 110, 18]),
      150,
    ),
    steps(
      'Estacione con los brazos abajo y abra la puerta del motor.',
      'Saque la manguera de vaciado (1), quite el tapón y deje salir el aceite.',
      'Cambie el filtro (2) por 240-03362: hasta que toque, y después 1/2 vuelta.',
      'Apriete el tapón a 35 Nm y llene 8,6 L de SAE 10W-30 CK-4 (3).',
      'Ralentí dos minutos, pare y compruebe el nivel en frío.',
    ),
    caution('Lleve el aceite usado y el filtro a un centro de recogida.'),
  ],
}

const faults: Chapter = {
  title: 'Averías y datos',
  blocks: [
    section('Averías'),
    table(
      ['Síntoma 1.7', 'Causa posible 2.2', 'Solución 2.6'],
      [
        'El motor de arranque no gira | Barra levantada, batería descargada | Baje la barra; cargue la batería',
        'No avanza | Freno, fusible 4 | Suelte; cambie 10 A',
        'Los brazos no se mueven | Bloqueo de brazos activo | Pulse el interruptor',
        'Se calienta | Rejilla del radiador sucia | Sople desde dentro',
      ],
      'Averías',
    ),
    section('Códigos de alarma'),
    table(
      ['Código 0.8', 'Significado 2.6', 'Qué hacer 2.6'],
      [
        '05-1 | Presión de aceite baja | Pare',
        '05-2 | Refrigerante por encima de 110 °C | Ralentí, después pare',
        '12-4 | Interruptor del asiento | Siéntese; compruebe el enchufe',
      ],
      'Códigos de alarma',
    ),
    section('Neumáticos y pares de apriete'),
    table(
      ['Elemento 3', 'Valor 1.6 right'],
      [
        'Neumático 10-16.5 | 4,1 bar (60 psi)',
        'Neumático 12-16.5 | 3,1 bar (45 psi)',
        'Tuercas de rueda | 160 Nm',
        'Tapón de vaciado | 35 Nm',
      ],
      'Presiones y pares',
    ),
  ],
}

export const sk40Spanish: Manual = {
  brand: 'Harrow',
  model: 'SK-40',
  machineType: 'Minicargadora',
  title: 'Manual de operación y mantenimiento',
  publication: 'HM 040-101 ES-4',
  serialNumbers: 'TPF00100 a TPF00399',
  issued: new Date('2019-06-03T00:00:00Z'),
  language: 'es',
  pageSize: 'A4',
  columns: 1,
  pageNumbers: 'running',
  cover: skidSteer,
  coverNote: 'Lea este manual antes de usar la máquina o de hacer el mantenimiento.',
  chapters: [safety, controls, operation, care, faults],
}
