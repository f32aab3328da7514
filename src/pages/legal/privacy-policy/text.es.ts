import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Política de privacidad',
  summary: 'Qué se guarda aquí sobre usted, para qué y quién lo ve.',
  whoTitle: 'Quién es responsable',
  whoBody:
    'El proveedor de este servicio: por lo general el concesionario que lo invitó, o una empresa contratada por él. Pregunte a su administrador a quién dirigirse.',
  keptTitle: 'Qué se guarda',
  keptBody:
    'Su nombre, correo, organización y función; su contraseña solo como un código (hash) a partir del cual no se puede leer; cuándo, y desde qué navegador y dirección de red, inició sesión. Lo que usted pregunta a los asistentes, con las respuestas y su opinión sobre ellas. Las máquinas, horas, pedidos, presupuestos y mensajes que usted introduce, y los manuales que sube. Los correos que el servicio le envió.',
  purposeTitle: 'Para qué se usa',
  purposeBody:
    'Para responder a sus preguntas, cumplir pedidos y mantenimientos, permitirle iniciar sesión con seguridad, encontrar fallos e impedir abusos. No se vende nada y no hay publicidad.',
  seenTitle: 'Quién lo ve',
  seenBody:
    'Los administradores de su organización ven sus cuentas. Un concesionario ve las máquinas, pedidos, presupuestos y mensajes que comparte con un cliente, y un cliente los que comparte con un concesionario. Los administradores del proveedor pueden ver lo que necesitan para prestar el servicio, incluidas las opiniones sobre las respuestas. De una pregunta sobre un modelo que ningún manual responde, el concesionario que asignó el modelo ve las palabras, no quién preguntó.',
  othersTitle: 'Quién más puede recibir datos',
  othersBody:
    'El proveedor puede usar un servidor de correo para enviar mensajes, un proveedor de pagos para tarjetas y un modelo de lenguaje para redactar respuestas; ese modelo recibe entonces la pregunta, la parte anterior de la conversación y los pasajes de los manuales que corresponden. Pregunte al proveedor cuáles se usan aquí y dónde están.',
  deviceTitle: 'En su dispositivo',
  deviceBody:
    'Su navegador guarda que su sesión está abierta, la máquina y la conversación que eligió, su idioma y tema, y lo que abrió, para mostrarlo sin conexión. No hay cookies de seguimiento. Al cerrar sesión se borran la sesión, la conversación y lo que abrió.',
  durationTitle: 'Durante cuánto tiempo',
  durationBody:
    'Mientras su organización use el servicio, y después mientras la ley lo exija, por ejemplo para facturas. Los enlaces de los correos caducan; la mayoría de las sesiones terminan 30 días después de su último uso.',
  rightsTitle: 'Sus derechos',
  rightsBody:
    'Usted puede preguntar qué se guarda sobre usted, pedir que se corrija y, donde la ley le da el derecho, que se le entregue o se borre. Mucho de ello puede cambiarlo usted en sus ajustes. Para lo demás, diríjase a su administrador o al proveedor; también puede reclamar ante la autoridad de protección de datos de donde vive.',
}
