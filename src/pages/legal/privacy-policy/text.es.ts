import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Política de privacidad',
  summary: 'Qué se guarda aquí sobre usted, para qué, y quién lo ve.',
  whoTitle: 'Quién es responsable',
  whoBody:
    'El operador de esta instancia: por lo general el concesionario que le invitó, o una empresa encargada por él. Pregunte a su administrador a quién dirigirse.',
  keptTitle: 'Qué se guarda',
  keptBody:
    'Su nombre, correo, organización y rol; su contraseña solo como un código del que no se puede leer; cuándo, y desde qué navegador y dirección de red, inició sesión. Lo que usted pregunta a los asistentes, con las respuestas y su opinión sobre ellas. Las máquinas, horas, pedidos, presupuestos y mensajes que usted introduce, y los manuales que sube. Los correos que el servicio le envió.',
  purposeTitle: 'Para qué',
  purposeBody:
    'Para responder a sus preguntas, cumplir pedidos y mantenimientos, permitirle iniciar sesión con seguridad, encontrar fallos e impedir abusos. Nada se vende, y no hay publicidad.',
  seenTitle: 'Quién lo ve',
  seenBody:
    'Los administradores de su organización ven sus cuentas. Un concesionario ve las máquinas, pedidos, presupuestos y mensajes que comparte con un cliente, y un cliente los que comparte con un concesionario. Los administradores del operador pueden ver lo que necesitan para prestar el servicio, entre ello las opiniones sobre las respuestas.',
  othersTitle: 'Otros que participan',
  othersBody:
    'El operador puede usar un servidor de correo para enviar mensajes, un proveedor de pagos para tarjetas y un modelo de lenguaje para redactar respuestas; ese modelo recibe entonces la pregunta, los turnos anteriores de la conversación y los pasajes de los manuales que corresponden. Cuáles se usan aquí, y dónde están, se lo dice el operador.',
  deviceTitle: 'En su dispositivo',
  deviceBody:
    'Su navegador guarda que su sesión está abierta, la máquina y la conversación que eligió, y su idioma y tema. No hay cookies de seguimiento. Al cerrar sesión se borran la sesión y la conversación.',
  durationTitle: 'Durante cuánto tiempo',
  durationBody:
    'Mientras su organización use el servicio, y después mientras la ley lo pida, por ejemplo para facturas. Los enlaces de los correos caducan por sí mismos; la mayoría de las sesiones terminan 30 días después de su último uso.',
  rightsTitle: 'Sus derechos',
  rightsBody:
    'Usted puede preguntar qué se guarda sobre usted, pedir que se corrija y, donde la ley le da el derecho, que se le entregue o se borre. Muchas cosas las cambia usted en su perfil. Para lo demás diríjase a su administrador o al operador; también puede reclamar ante la autoridad de protección de datos de donde vive.',
}
