import type { Text } from '../../../../domain/text'
import type { Limit } from './limit'

/** What is said instead of an answer; nothing of it says whether such a record exists. */
export const limitTexts: Record<Limit, Text> = {
  fuel: {
    en: 'How much fuel machines use is not recorded here.',
    es: 'Aquí no se registra cuánto combustible gastan las máquinas.',
  },
  wages: { en: 'What people earn is not recorded here.', es: 'Aquí no se registra lo que gana cada persona.' },
  attendance: {
    en: 'Working times, shifts and days off are not recorded here.',
    es: 'Aquí no se registran horarios, turnos ni días libres.',
  },
  drivers: {
    en: 'Who drives or operates a machine is not recorded here.',
    es: 'Aquí no se registra quién maneja u opera cada máquina.',
  },
  weather: { en: 'There is no data on the weather here.', es: 'Aquí no hay datos sobre el tiempo que hace.' },
  profit: {
    en: 'What parts cost the dealership is not recorded here, so no profits or margins are known.',
    es: 'Aquí no se registra lo que las piezas le cuestan al concesionario; por eso no se conocen ganancias ni márgenes.',
  },
  suppliers: {
    en: 'Suppliers, and what is paid or owed to them, are not recorded here.',
    es: 'Aquí no se registran los proveedores ni lo que se les paga o se les debe.',
  },
  insurance: { en: 'Insurance is not recorded here.', es: 'Aquí no se registran los seguros.' },
  machine_value: {
    en: 'What machines are worth is not recorded here.',
    es: 'Aquí no se registra cuánto valen las máquinas.',
  },
  warranty: {
    en: 'Warranties are not recorded here.',
    es: 'Aquí no se registran las garantías.',
  },
  machine_purchase: {
    en: 'When machines were bought, and for how much, is not recorded here.',
    es: 'Aquí no se registra cuándo se compraron las máquinas ni por cuánto.',
  },
  overheads: {
    en: 'Rent, loans and other running costs are not recorded here.',
    es: 'Aquí no se registran alquileres, préstamos ni otros gastos corrientes.',
  },
  accidents: { en: 'Accidents are not recorded here.', es: 'Aquí no se registran accidentes.' },
  contact_details: {
    en: 'Fax numbers, websites and opening hours are not recorded here.',
    es: 'Aquí no se registran números de fax, sitios web ni horarios de atención.',
  },
  credit_limits: {
    en: 'Credit limits, payment periods and discounts of a customer are not recorded here: it pays on account or in advance, and may have a price list.',
    es: 'Aquí no se registran límites de crédito, plazos de pago ni descuentos de un cliente: paga a crédito o por adelantado, y puede tener una lista de precios.',
  },
  tax_exemptions: {
    en: 'Exemptions from tax and tax numbers are not recorded here: orders are taxed by the place of delivery.',
    es: 'Aquí no se registran exenciones de impuestos ni números fiscales: los pedidos pagan impuestos según el lugar de entrega.',
  },
  forecasts: {
    en: 'Nothing is forecast here: only what has been recorded can be looked up.',
    es: 'Aquí no se hacen pronósticos: solo se puede consultar lo que ya está registrado.',
  },
  others_conversations: {
    en: 'Conversations with Bob are shown only to the person who had them.',
    es: 'Las conversaciones con Bob solo se muestran a quien las tuvo.',
  },
  own_conversations: {
    en: 'Your own conversations are listed in the assistant, where each of them can be opened again.',
    es: 'Sus propias conversaciones están en la lista del asistente, donde puede volver a abrir cada una.',
  },
  cart: {
    en: 'What is in the cart is shown there; I do not look into it.',
    es: 'Lo que hay en el carrito se ve allí; yo no lo consulto.',
  },
  provider_balance: {
    en: 'The balance at the payment provider is shown under Payments, to the admins of a dealership.',
    es: 'El saldo en el proveedor de pagos se muestra en Pagos, a los administradores de un concesionario.',
  },
  abilities: {
    en: 'I answer questions from the manuals of a machine, and from the records that you may see: machines, hours, maintenance, orders, quotes, invoices, parts and messages. I change nothing.',
    es: 'Respondo preguntas con los manuales de una máquina y con los registros que usted puede ver: máquinas, horas, mantenimiento, pedidos, presupuestos, facturas, piezas y mensajes. No cambio nada.',
  },
}

/** Before the links to where it is done. */
export const actionText = (hasLink: boolean): Text => ({
  en: `I only look things up and cannot order, send, change or delete anything.${hasLink ? ' If your role may, it is done on the page that is linked here.' : ''}`,
  es: `Solo consulto datos: no puedo pedir, enviar, cambiar ni borrar nada.${hasLink ? ' Si su rol lo permite, se hace en la página enlazada.' : ''}`,
})
