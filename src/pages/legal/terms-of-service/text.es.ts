import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Condiciones del servicio',
  summary: 'Las reglas para usar este servicio.',
  providerTitle: 'Quién ofrece este servicio',
  providerBody:
    '{{product}} es software. El servicio que usted usa lo presta una empresa, aquí llamada el proveedor: por lo general el concesionario que lo invitó, o una empresa contratada por él. Su acuerdo es con el proveedor. Si usted tiene un contrato escrito con el proveedor, el contrato prevalece.',
  accountTitle: 'Su cuenta',
  accountBody:
    'Una cuenta es para una sola persona. No comparta la contraseña ni los enlaces que le enviamos, y avise a su administrador si otra persona puede conocerlos. Su administrador puede cambiar su función o desactivar la cuenta en cualquier momento.',
  assistantTitle: 'Respuestas sobre máquinas',
  assistantBody:
    'Los asistentes responden con los manuales que se han subido, y muestran la página. Pueden equivocarse, y un manual puede ser más antiguo que la máquina. Antes de actuar, lea la página citada y respete sus advertencias. El trabajo en una máquina corresponde a personas capacitadas. Una respuesta no sustituye las instrucciones del fabricante, las normas de su lugar de trabajo ni la ley.',
  ordersTitle: 'Pedidos, presupuestos y pagos',
  ordersBody:
    'Cuando usted hace un pedido o acepta un presupuesto, su contrato es con el concesionario que vende. Sus condiciones de venta se aplican al precio, la entrega, las devoluciones y la garantía. Los pagos con tarjeta se hacen con un proveedor de pagos; los números de tarjeta no llegan a este servicio.',
  uploadsTitle: 'Lo que usted sube',
  uploadsBody:
    'Suba solo lo que puede compartir, como manuales de máquinas que usted vende, atiende o posee. Sigue siendo suyo. El proveedor lo guarda y lo lee para prestar el servicio a quienes usted da acceso.',
  serviceTitle: 'El servicio en sí',
  serviceBody:
    'El proveedor presta el servicio con cuidado, pero no puede prometer que nunca se interrumpa. No intente ver lo que no es suyo, sobrecargar el servicio ni eludir sus límites. La responsabilidad del proveedor se rige por su contrato y por la ley del país del proveedor.',
  endTitle: 'Cambios y terminación',
  endBody:
    'El proveedor puede cambiar estas condiciones y anuncia los cambios en el servicio antes de que entren en vigor. Usted puede dejar de usar el servicio cuando quiera; pida a su administrador que desactive la cuenta. Los pedidos abiertos en ese momento se cumplen igualmente.',
}
