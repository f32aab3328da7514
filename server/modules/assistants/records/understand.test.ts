import { describe, expect, it } from 'vitest'
import { manualQuestions, misread } from './testing/manual-questions'
import { question, questions, understood } from './testing/questions'
import { toInput } from './to-input'

describe('the topic of a question', () => {
  it.each([
    ['how many hours does loader 3 have', 'hours'],
    ['whats on the clock of the pond digger', 'hours'],
    ['which machine has the most hours', 'hours'],
    ['what is overdue', 'due'],
    ['how many hours until the oil change', 'due'],
    ['when is the 500 h service of loader 5 due', 'due'],
    ['when was loader 3 last serviced', 'done'],
    ['when did we last change the oil', 'done'],
    ['how many machines do we have', 'machines'],
    ['where is the pond digger', 'machines'],
    ['where is my last order', 'orders'],
    ['has the starter been delivered', 'orders'],
    ['what is in TP-118', 'orders'],
    ['whats the tracking number of SO-1048', 'orders'],
    ['how much did we spend on filters last month', 'spending'],
    ['how many oil filters did we buy this year', 'spending'],
    ['show unpaid invoices', 'invoices'],
    ['any credit notes this year?', 'credit_notes'],
    ['which quotes wait for our answer', 'quotes'],
    ['do we have maintenance quotes', 'maintenance_quotes'],
    ['payments of October', 'payments'],
    ['any new messages from the dealer', 'messages'],
    ['what did northfield say about SO-1048', 'messages'],
    ['which manuals do we have for the excavators', 'manuals'],
    ['¿cuántas horas tiene la cargadora 3?', 'hours'],
    ['¿qué máquinas tienen el mantenimiento vencido?', 'due'],
    ['¿cuánto falta para el próximo servicio?', 'due'],
    ['¿cuándo fue la última revisión del Loader 3?', 'done'],
    ['¿dónde está mi último pedido?', 'orders'],
    ['¿cuánto gastamos en filtros este año?', 'spending'],
    ['¿qué facturas están sin pagar?', 'invoices'],
    ['¿hay algún presupuesto por aprobar?', 'quotes'],
    ['pagos de octubre', 'payments'],
    ['muéstrame los mensajes del concesionario', 'messages'],
    ['how much was refunded this year', 'refunds'],
    ['how much money did we get back this year', 'refunds'],
    ['which orders were refunded', 'refunds'],
    ['¿cuánto nos devolvieron este año?', 'refunds'],
    ['deposits to our bank this month', 'payouts'],
    ['when is the next payout', 'payouts'],
    ['¿cuánto nos depositaron el mes pasado?', 'payouts'],
    ['find invoice INV-12', 'invoices'],
    ['how much have we ordered this year', 'spending'],
    ['total of our orders last quarter', 'spending'],
    ['what is the total of SO-1048', 'orders'],
    ['how many orders did we place', 'orders'],
    ['how much did we spend on cancelled orders', 'orders'],
    ['how is my order', 'orders'],
    ['what orders are waiting', 'orders'],
    ['how many oil filters are in stock', 'stock'],
    ['has TP-118 been paid', 'orders'],
    ['invoice for TP-118', 'invoices'],
    ['how much was our last order', 'orders'],
    ['what has Northfield not paid', 'orders'],
    ['who are our customers', 'customers'],
    ['¿cuántos clientes tenemos?', 'customers'],
    ['what did our customers spend', 'spending'],
    ['any news from northfield', 'messages'],
    ['is 320-07309 in stock', 'stock'],
    ['price of 320-07309', 'stock'],
    ['what does an oil filter cost', 'stock'],
    ['what did the oil filter cost us', 'spending'],
    ['¿hay filtros de aceite en existencias?', 'stock'],
    ['which parts are low on stock', 'stock_levels'],
    ['what parts do we need to reorder', 'stock_levels'],
    ['qué piezas hay que reponer', 'stock_levels'],
    ['whats in the 500 h kit for the WL-120', 'kits'],
    ['¿qué lleva el kit de servicio de la cargadora 3?', 'kits'],
    ['is there a quote for the radiator', 'quotes'],
    ['did the dealer answer about the short block', 'messages'],
    ['how many payments failed', 'payments'],
    ['which customer has the most machines', 'machines'],
    ['what did we sell most of this year', 'spending'],
    ['average order this year', 'spending'],
    ['how much did we pay in card fees in october', 'card_fees'],
    ['what do our card fees come to', 'card_fees'],
    ['¿cuánto pagamos en comisiones de tarjeta en octubre?', 'card_fees'],
    ['is there an open dispute and by when do I have to answer it', 'disputes'],
    ['which disputes did we lose', 'disputes'],
    ['any chargebacks this year', 'disputes'],
    ['¿hay alguna disputa abierta y hasta cuándo hay que responder?', 'disputes'],
    ['disputed payments', 'disputes'],
    ['money that reached the bank last month', 'payouts'],
    ['how much did the processor send us in September', 'payouts'],
    ['¿cuánto nos depositó el procesador de pagos en octubre?', 'payouts'],
    ['how much did customers pay by card in october', 'payments'],
    ['did any card get declined lately', 'payments'],
    ['¿cuánto cobramos con tarjeta el mes pasado?', 'payments'],
    ['who pays on account', 'customers'],
    ['¿cuánto devolvimos a los clientes en agosto?', 'refunds'],
    ['did we get our money back for the unused filters', 'refunds'],
    ['invoice for the starters', 'invoices'],
    ['how much do they want for the two starters', 'quotes'],
    ['how long is the piston offer good for', 'quotes'],
    ['¿quién nos debe dinero?', 'orders'],
    ['cuánto debe Northfield', 'orders'],
    ['total outstanding', 'orders'],
    ['what came in by card this week', 'payments'],
    ['is someone contesting a charge', 'disputes'],
    ['¿cuándo cayó el último depósito?', 'payouts'],
    ['how much does stripe take each month', 'card_fees'],
    ['¿cuánto nos costaron los cobros con tarjeta en agosto?', 'card_fees'],
    ['how much has northfield received from us', 'spending'],
    ['¿cuánto nos piden por los pistones?', 'quotes'],
    ['how many organisations are there and how many of them are dealerships', 'organizations'],
    ['how many customers do we have', 'customers'],
    ['¿cuántas organizaciones hay?', 'organizations'],
    ['¿cuántos usuarios hay y quiénes son administradores?', 'users'],
    ['who are our admins', 'users'],
    ['how many operators do we have', 'users'],
    ['how many machines do our customers have', 'machines'],
    ['how many customers have unpaid invoices', 'invoices'],
    ['which orders are disputed', 'orders'],
    ['what is disputed', 'disputes'],
    ['what parts go in the 500h service of the EX-210', 'kits'],
    ['what do i need for the 500 h service of a WL-120', 'kits'],
    ['¿qué lleva el servicio de 500 h de la cargadora 3?', 'kits'],
    ['when does loader 5 go in for service', 'due'],
    ['at how many hours is the next service of loader 3', 'due'],
    ['¿a cuántas horas le toca el servicio a la cargadora 3?', 'due'],
    ['which of our machines has run the most', 'hours'],
    ['when did loader 5 go into service', 'machines'],
    ['which loaders have not been serviced', 'done'],
    ['which of our customers own an EX-210', 'machines'],
    ['¿dónde está trabajando la cargadora 3?', 'machines'],
    ['where is it', 'machines'],
    ['what is my account role', 'account'],
    ['is there a kit for the WL-120', 'kits'],
    ['which of our machines is used the least', 'hours'],
    ['compare the hours of our two loaders', 'hours'],
    ['who besides me has an account here', 'users'],
    ['what role does Rosa have', 'users'],
    ['¿quién puede entrar en nuestra cuenta?', 'users'],
    ['have any invitations not been accepted yet', 'users'],
    ['what is my role', 'account'],
    ['¿cuál es mi rol?', 'account'],
    ['who is our dealer', 'dealerships'],
    ['quiénes son los demás usuarios y sus correos', 'users'],
    ['who works at ridgeline and what are their emails', 'users'],
    ['when did rosa join', 'users'],
    ["what's my e-mail and role", 'account'],
    ['any e-mails from northfield', 'messages'],
    ['¿quién es nuestro concesionario?', 'dealerships'],
  ] as const)('%s: %s', (prompt, topic) => {
    expect(question(prompt)?.topic).toBe(topic)
  })
})

describe('a question that a manual answers', () => {
  it.each([
    'in which order do i need to loosen the bolts',
    'what do i do when code E12 comes up',
    'what is the fill rate of the hydraulic tank',
    'is there a turnaround on the gearbox',
    'should we change 320-07309 every 500 hours',
    'can i clean 320-07309',
    'what do I grease at the 500 hour',
    'is oil still coming out of the hose',
    'order ready lamp stays on',
    'how much oil does the engine take',
    'what is the oil change interval',
    'how often should I grease the boom',
    'how do i reset the hour meter',
    'what does the message on the display mean',
    'in what order do I tighten the head bolts',
    'where is the oil filter on loader 3',
    'where is the serial number plate',
    'how many hours does the battery last',
    'how many hours between oil changes',
    'service brake pressure',
    'what oil for loader 3',
    'when should I change the hydraulic oil',
    'what has to be done at 500 hours',
    'firing order of the engine',
    'can i tow the machine with a dead engine',
    'engine will not start',
    'torque of the wheel nuts',
    'error code E12',
    '¿cada cuántas horas se cambia el aceite?',
    '¿qué aceite lleva el motor?',
    'como cambio el filtro de aceite',
    '¿qué presión llevan los neumáticos?',
    'what is the order of the fuses',
    'last step of the filter change',
    'what is due at 1000 h',
    'what does a 500 h service include',
    'manually lower the boom',
    'delivery pressure of the pump',
    'which parts need grease',
    'does loader 3 need DEF',
    'warning message about the oil pressure',
    'mensaje de advertencia del motor',
    'wie viel Öl braucht der Motor',
    'how is the boom shipped',
    'the bolt of the boom is missing',
    'the machine is waiting for the oil to warm up',
    'signal sent to the controller',
    '¿por dónde tiene que salir el aceite?',
    'falta aceite en el motor',
    'what is the restocking fee',
    'how does the operator adjust the seat',
    'is the operator protected when the machine rolls over',
    '¿qué debe revisar el operador antes de arrancar?',
    'what is the license fee',
    'the machine lost power',
    'low oil pressure on loader 3',
    'the oil level is low',
    'part number of the oil filter',
    'nivel de aceite bajo',
    'carbon deposits in the cylinder',
    'after how many hours is the oil changed',
    'at how many hours do I grease the pins',
    '¿a cuántas horas se cambia el filtro?',
    'which parts go into the engine',
    'oil pressure over 300',
    'what is the role of the governor',
    'run the engine without coolant',
    'is the machine allowed to run without a guard',
    '¿qué lleva el motor?',
    'more than one light is on',
    'put the machine into service after storage',
    'how long is the seal kit good for',
    'what card goes into the display slot',
    'when does the coolant expire',
    'what does the processor send to the display',
    'which processor board controls the pump',
    'what is the last day to change the coolant',
    'how much tension do they want for the belt',
    'how do i give back the pressure to the tank',
    'is the valve tied up in the block',
    '¿qué presión debe tener la llanta?',
    '¿cuánto debe durar la batería?',
    '¿a qué nivel debe estar el refrigerante?',
    '¿qué tarjeta lleva el controlador?',
    '¿qué procesador controla la bomba?',
    'giro de la cabina',
  ])('%s', (prompt) => {
    expect(question(prompt)).toBeUndefined()
  })
})

describe('what is waited for', () => {
  it.each([
    'is the pump still waiting',
    'why is the cylinder coming back slowly',
    'what is the filter here for',
    'what is this valve here',
    'what causes the transmission delay',
    'is the engine delay normal',
    'is the brake coming loose',
    'why is smoke coming from the engine',
    '¿de dónde viene el ruido de la bomba?',
    'what do I have to start first',
    'what must I touch before I begin',
    '¿qué hay que tocar antes de empezar?',
    'message on 1234 fault',
    'what’s low in the hydraulic tank',
    'we low on coolant what do I do',
  ])('is none of an order where a machine is meant: %s', (prompt) => {
    expect(question(prompt)?.topic).not.toBe('orders')
    expect(question(prompt)?.topic).not.toBe('stock_levels')
  })

  it.each([
    ['do we have 250 kits', { topic: 'stock' }],
    ['pedidos ya pagados', { isWhether: false }],
    ['orders paid or cancelled', { state: 'paid' }],
    ['refund of 2500 to Ridgeline', { number: undefined }],
    ['book a service for loader 3', { topic: 'due' }],
    ['¿tenemos pasta de plata?', { words: ['pasta', 'plata'] }],
    ['emails waiting to go out', { topic: 'emails', state: 'unsent' }],
    ['who uses the system at our company?', { topic: 'users' }],
  ])('is told from what it resembles: %s', (prompt, expected) => {
    expect(question(prompt)).toMatchObject(expected)
  })
})

describe('a state that is denied', () => {
  it.each([
    ['quotes the customer did not accept this year', { topic: 'quotes', state: 'declined' }],
    ['cotizaciones que el cliente no aceptó este año', { topic: 'quotes', state: 'declined' }],
    ['which of our orders were never paid', { topic: 'orders', state: 'unpaid' }],
    ['which orders did not include filters', { topic: 'orders', words: ['filters'], unused: ['not'] }],
    ['pedidos sin filtros', { topic: 'orders', words: ['filtros'], unused: ['sin'] }],
    ["don't we have any pistons in stock", { topic: 'stock', words: ['pistons'], unused: [] }],
    ['price of part no 320-07309', { topic: 'stock', words: ['320-07309'], unused: [] }],
    ['orders that nobody cancelled', { topic: 'orders', state: undefined, unused: ['cancelled'] }],
    ['pedidos que no se han completado', { topic: 'orders', state: 'open' }],
  ])('is never answered with its contrary: %s', (prompt, expected) => {
    expect(question(prompt)).toMatchObject(expected)
  })
})

describe('what is asked', () => {
  it.each([
    ['open orders', { state: 'open' }],
    ['which orders have not shipped yet', { state: 'to_ship' }],
    ['pedidos abiertos', { state: 'open' }],
    ['facturas sin pagar', { state: 'unpaid' }],
    ['which orders are open as of today', { state: 'open', period: undefined }],
    ['¿cuánto gastamos hasta hoy?', { topic: 'spending', period: undefined }],
    ['refunds of cancelled orders', { topic: 'refunds', unused: ['cancelled'] }],
    ['what parts do i need for the 500 hour on loader 3', { topic: 'kits', words: ['500'] }],
    ['¿cuánto cuesta el kit de 1000 horas de la WL-120?', { topic: 'kits', words: ['1000'] }],
    ['have we got more than one radiator on the shelf', { topic: 'stock', words: ['radiator'], quantity: 2 }],
    ['what did they ask us to change on the starter quote', { topic: 'quotes', details: ['revised'] }],
    ['how much has tall pines ordered this year', { topic: 'spending', unknownName: 'tall pines' }],
    ["what does tall pines' forwarder have on the clock", { topic: 'hours', unknownName: 'tall pines forwarder' }],
    ['did we win the chargeback on 1023?', { topic: 'disputes', number: 'SO-1023' }],
    [
      'did the oil filters from 1048 go out already',
      { topic: 'orders', number: 'SO-1048', details: ['sent', 'shipped'] },
    ],
    // Words that a sentence borrows from the other language.
    ['¿cuánto fue el último payout?', { topic: 'payouts', words: [], unused: [] }],
    ['quien de mi gente has a login here', { topic: 'users', words: [] }],
    ['quien apunto the last hours on the pond digger y cuando', { topic: 'hours', words: [], unused: [] }],
    ['any devolucion abierta', { topic: 'returns', state: 'open', words: [] }],
    ['que filtros lleva el 500 hr kit for the EX-210', { topic: 'kits', words: ['500'] }],
    // What is waited for.
    ['whens the engine block coming?', { topic: 'orders', words: ['engine', 'block'], isGuess: true }],
    ['any news on the short block', { topic: 'orders', words: ['short', 'block'], unused: [] }],
    ['is the thermostat here yet', { topic: 'orders', words: ['thermostat'], isGuess: true }],
    ['hay noticias del bloque', { topic: 'orders', words: ['bloque'], unused: [] }],
    ['anything paid that we haven’t started on', { topic: 'orders', state: 'to_pick' }],
    ['what still has to go out on the 1048', { topic: 'orders', number: 'SO-1048', details: ['rest'] }],
    ['how many hours has tall pines got on their forwarder', { topic: 'hours', unknownName: 'tall pines' }],
    ['how many track rollers on the service truck', { topic: 'stock', words: ['track', 'rollers'] }],
    ['what does a loader tyre go for', { topic: 'stock', words: ['tyre'], details: ['price'] }],
    ['what parts are we low on', { topic: 'stock_levels', state: 'low', words: [] }],
    ['how many machines are there all told', { topic: 'machines' }],
    ['service quotes waiting to go out', { topic: 'maintenance_quotes', state: 'unsent', unused: [] }],
    ['¿qué máquinas tienen el mantenimiento atrasado?', { topic: 'due', state: 'overdue' }],
    ['ridgeline is on the phone, what is their latest order', { topic: 'orders', details: [] }],
    ['got a spanish manual for the EX-210?', { topic: 'manuals', words: ['spanish'] }],
    ['did i ever answer rita about the oil filters?', { topic: 'messages', state: 'sent' }],
    ['have we got enough 331-44608 for the six on Q-1009?', { topic: 'stock', words: ['331-44608'] }],
    ['do we have a quote for 331-44608', { topic: 'quotes', words: ['331-44608'] }],
    ['do we have an invoice for 331-44608', { topic: 'invoices' }],
    ['what qoutes need answring', { topic: 'quotes', state: 'waiting', unused: [] }],
    ['do we have the book on the EX-210 en español', { topic: 'manuals', words: ['espanol'], optionalWords: [] }],
    ['¿qué máquinas necesitan servicio pronto?', { topic: 'due', state: 'soon' }],
    ['¿qué abonos recibió Northfield en su banco este mes?', { topic: 'payouts' }],
    ['which quotes do I gotta contestar', { topic: 'quotes', state: 'waiting', unused: [] }],
    ['¿qué cotizaciones me toca contestar?', { topic: 'quotes', state: 'waiting' }],
    ['q dijo el dealer del short block on the 1050', { topic: 'messages', number: 'SO-1050', unused: [] }],
    ['tracking del 1048 plis', { topic: 'orders', number: 'SO-1048', details: ['tracking'] }],
    ['hay manual de taller pal WL-120?', { topic: 'manuals', state: 'service_manual', words: [] }],
    ['que orden esta lista pa pickup', { topic: 'orders', state: 'ready_for_pickup' }],
    ['el pedido SO-1049 ya salió?', { topic: 'orders', details: ['shipped'], isWhether: true }],
    ['does anyone have an open return?', { topic: 'returns', state: 'open' }],
    ['what’s low in the store right now?', { topic: 'stock_levels', state: 'low' }],
    ['who bought the most in November, Ridgeline or Northfield', { topic: 'spending', compares: 'more' }],
    ['open disputes: amount and deadline', { topic: 'disputes', state: 'open', details: ['answered', 'when'] }],
    ['which parts are in the 500 kit of the EX-210', { topic: 'kits', words: ['500'] }],
    ['did the maintenance due emails actually go out?', { topic: 'emails' }],
    ['which emails did the system send to ridgeline?', { topic: 'emails' }],
    ['any emails that failed to send?', { topic: 'emails', state: 'failed' }],
    ['did any emails fail to go out?', { topic: 'emails', state: 'failed' }],
    ['what was the last email that went out, and to whom?', { topic: 'emails' }],
    ['¿qué correos envió el sistema?', { topic: 'emails' }],
    ['¿hay correos que no se pudieron enviar?', { topic: 'emails', state: 'failed' }],
    ['any new orders nobody has touched yet?', { topic: 'orders', state: 'to_pick', words: [] }],
    ['where is the loader that is overdue', { topic: 'machines', state: 'overdue', details: ['where'] }],
    ['a cuánto le vendemos a Ridgeline el 320-07309', { topic: 'stock', details: ['price'] }],
    ['how many days did it take us on average to get orders out in october', { topic: 'turnaround' }],
    ['by when do we have to answer the dispute about the engine block', { topic: 'disputes', state: 'waiting' }],
    ['whats arriving this week', { topic: 'orders', state: 'undelivered', period: undefined, unused: ['this week'] }],
    ['¿quién pidió los pistones?', { topic: 'orders', words: ['pistones'], details: ['placed', 'who'] }],
    ['did our payment for that fan go through?', { topic: 'orders', words: ['fan'], details: ['paid'] }],
    ['¿cuánto nos cuesta el kit de 500 horas de la WL-120?', { topic: 'kits', words: ['500'] }],
    ['can i still get a 320-07308 or has it been replaced?', { topic: 'stock', words: ['320-07308'] }],
    ['has our last shipment arrived', { state: 'dispatched', details: ['delivered'] }],
    ["what is the tracking number of northfield's last shipment", { topic: 'orders', state: 'dispatched' }],
    ['how much did we spend on 4140', { topic: 'spending', words: ['4140'], number: undefined }],
    ['do we have 6205 bearings in stock', { topic: 'stock', words: ['6205', 'bearings'], quantity: undefined }],
    ['has the speed sensor arrived', { topic: 'orders', words: ['speed', 'sensor'] }],
    ['did dash cam order ship', { topic: 'orders', words: ['dash', 'cam'], unknownName: undefined }],
    ['failed payments for filters', { topic: 'payments', state: 'failed', words: ['filters'] }],
    ['how long do orders take in SO-1048', { topic: 'orders', number: 'SO-1048' }],
    ["what's an oil filter for the WL-120 cost us", { topic: 'stock', words: ['oil', 'filter'], details: ['price'] }],
    ['is SO-1051 ready to be picked up?', { number: 'SO-1051', details: ['status'] }],
    ['¿quién compra a cuenta?', { topic: 'customers', paidBy: 'account' }],
    ['what are we still waiting for on 1048', { topic: 'orders', number: 'SO-1048' }],
    ['¿nos queda algún radiador?', { topic: 'stock', words: ['radiador'] }],
    ['are we out of short blocks?', { topic: 'stock', words: ['short', 'blocks'] }],
    ['¿a cuánto vendemos el radiador?', { topic: 'stock', words: ['radiador'], details: ['price'] }],
    ['¿quién pidió cambiar la Q-1008?', { number: 'Q-1008', details: ['revised', 'who'] }],
    ['how much is the hydraulic return filter 331-44520', { topic: 'stock', words: ['331-44520'] }],
    ['orders in october', { period: { from: '2026-10-01', to: '2026-10-31' } }],
    ['orders since june', { period: { from: '2026-06-01' } }],
    ['orders of the last 3 months', { period: { from: '2026-08-29', to: '2026-11-28' } }],
    ['pedidos desde el 12 de octubre', { period: { from: '2026-10-12' } }],
    ['my order from the 26th, is it shipped?', { period: { from: '2026-11-26', to: '2026-11-26' } }],
    ['order 1048', { number: 'SO-1048' }],
    ['is so 1048 paid', { number: 'SO-1048' }],
    ['factura INV-12', { number: 'INV-12' }],
    ['my last 3 orders', { wanted: 3 }],
    ['orders from northfield', { subjects: [{ organizationId: 'northfield' }] }],
    ['hours of loader #5', { subjects: [{ instanceIds: ['GHT00204'] }] }],
    ['hours of ght 00123', { subjects: [{ instanceIds: ['GHT00123'] }] }],
    ['hours of all loaders', { subjects: [{ instanceIds: ['GHT00123', 'GHT00204'] }] }],
    ['horas de la cargadora 5', { subjects: [{ instanceIds: ['GHT00204'] }] }],
    ['how much did we spend on oil filters', { words: ['oil', 'filters'] }],
    ['which machine cost us the most this year', { topic: 'spending', by: 'machine' }],
    ['spending per month this year', { topic: 'spending', by: 'month', period: { from: '2026-01-01' } }],
    ['gasto por mes este año', { topic: 'spending', by: 'month', period: { from: '2026-01-01' } }],
    ['payments per month', { topic: 'payments', by: undefined, unused: ['per month'] }],
    ['card fees per month', { topic: 'card_fees', by: 'month', unused: [] }],
    ['how much did we pay in card fees in october', { period: { from: '2026-10-01', to: '2026-10-31' } }],
    ['is there an open dispute and by when do I have to answer it', { state: 'open' }],
    ['which disputes did we lose', { state: 'lost' }],
    ['¿qué disputas ganamos?', { topic: 'disputes', state: 'won' }],
    ['which disputes do we have to answer', { topic: 'disputes', state: 'waiting' }],
    ['top customers of 2026', { topic: 'spending', by: 'customer' }],
    ['do we have a parts manual', { state: 'parts_manual' }],
    ['what is due in december', { topic: 'due', period: { from: '2026-12-01' }, state: undefined }],
    ['has my order been shipped', { state: 'open' }],
    ['what is in SO-1048', { state: undefined, number: 'SO-1048', words: [] }],
    ['my last two orders', { wanted: 2 }],
    ['mis últimos dos pedidos', { topic: 'orders', wanted: 2 }],
    ['top 3 machines by hours', { topic: 'hours', wanted: 3 }],
    ['has loader 3 passed 5000 hours', { topic: 'hours', limits: { over: 5000 } }],
    ['where is loader 3 today', { topic: 'machines', period: undefined }],
    ['¿qué máquinas no han tenido servicio este año?', { topic: 'done', isLacking: true }],
    ['what orders are waiting', { state: 'to_ship' }],
    ['which orders still have to go out', { state: 'to_ship' }],
    ['pedidos que aún no han salido', { state: 'to_ship' }],
    ['which quotes have been sent and are still unanswered', { topic: 'quotes', state: 'awaiting_answer' }],
    ['quotes sent without an answer', { topic: 'quotes', state: 'awaiting_answer' }],
    ['presupuestos enviados sin respuesta', { topic: 'quotes', state: 'awaiting_answer' }],
    ['quotes that were sent last month', { topic: 'quotes', state: 'answered' }],
    ['which quotes are unanswered', { topic: 'quotes', state: 'waiting' }],
    ['what quotes are still waiting for my answer?', { topic: 'quotes', state: 'waiting', unused: [] }],
    ['which quotes are waiting for my reply', { topic: 'quotes', state: 'waiting', unused: [] }],
    ['quotes waiting on our response', { topic: 'quotes', state: 'waiting', unused: [] }],
    ['quotes that need my decision', { topic: 'quotes', state: 'waiting', words: [] }],
    ['quotes awaiting my approval', { topic: 'quotes', state: 'waiting', words: [] }],
    ['which offers await our answer', { topic: 'quotes', state: 'waiting', words: [] }],
    ['quotes pending my response', { topic: 'quotes', state: 'waiting', unused: [] }],
    ['maintenance quotes waiting for my approval', { topic: 'maintenance_quotes', state: 'waiting' }],
    ['messages waiting for my reply', { topic: 'messages', state: 'to_answer' }],
    ['quotes waiting for their answer', { topic: 'quotes', state: 'with_them' }],
    ['quotes waiting for the dealership to answer', { topic: 'quotes', state: 'with_them' }],
    ['¿qué cotizaciones esperan mi respuesta?', { topic: 'quotes', state: 'waiting', unused: [] }],
    ['¿qué presupuestos están esperando mi respuesta?', { topic: 'quotes', state: 'waiting', unused: [] }],
    ['presupuestos pendientes de mi respuesta', { topic: 'quotes', state: 'waiting', unused: [] }],
    ['cotizaciones que aguardan mi contestación', { topic: 'quotes', state: 'waiting', words: [], unused: [] }],
    ['presupuestos que esperan nuestra decisión', { topic: 'quotes', state: 'waiting', words: [], unused: [] }],
    ['cotizaciones que esperan su respuesta', { topic: 'quotes', state: 'with_them' }],
    ['do I have messages to answer', { topic: 'messages', state: 'to_answer' }],
    ['mensajes sin responder', { topic: 'messages', state: 'to_answer' }],
    ['unread messages', { topic: 'messages', state: 'unread' }],
    ['which quotes need my approval', { state: 'waiting' }],
    ['which quotes are waiting on us', { topic: 'quotes', state: 'waiting' }],
    ['which quotes are waiting on the dealer', { topic: 'quotes', state: 'with_them' }],
    ['quotes waiting on Northfield', { topic: 'quotes', state: 'with_them' }],
    ['¿qué cotizaciones dependen del concesionario?', { topic: 'quotes', state: 'with_them' }],
    ['which orders are waiting on us', { topic: 'orders', state: 'waiting' }],
    ['which messages still need our answer', { topic: 'messages', state: 'to_answer' }],
    ['invoice for TP-118', { number: 'TP-118', unknownName: undefined }],
    ['next 3 services', { topic: 'due', wanted: 3 }],
    ['¿en qué máquina gastamos más?', { topic: 'spending', by: 'machine' }],
    ['who bought the most from us this year', { topic: 'spending', by: 'customer', words: [] }],
    ['how many 332-20077 do we have', { topic: 'stock', words: ['332-20077'] }],
    ['qué repuestos están por debajo del mínimo', { topic: 'stock_levels', state: 'low' }],
    ['which parts are below their reorder level', { topic: 'stock_levels', state: 'low', words: [] }],
    [
      'when did we last order hydraulic return filters',
      { words: ['hydraulic', 'return', 'filters'], state: undefined },
    ],
    ['which orders were returned', { topic: 'orders', state: 'returned' }],
    ['who of our people has a login', { topic: 'users' }],
    ['which parts do we order most often', { topic: 'spending', by: 'pieces', words: [] }],
    ['what parts did we spend the most on', { topic: 'spending', by: 'part', words: [] }],
    ['how much tax did we pay this year', { topic: 'invoices', details: ['tax'], words: [], unused: [] }],
    ['how much tax did we pay on SO-1042', { topic: 'orders', details: ['tax'], number: 'SO-1042', unused: [] }],
    ['unpaid orders on account', { state: 'unpaid', paidBy: 'account', unused: [] }],
    ['pedidos sin pagar a crédito', { state: 'unpaid', paidBy: 'account', unused: [] }],
    ['our orders paid by card', { state: 'paid', paidBy: 'card', unused: [] }],
    ['which quotes became an order', { topic: 'quotes', state: 'accepted' }],
    ['how many quotes are in review', { topic: 'quotes', state: 'in_review', unused: [] }],
    ['quotes without a price', { topic: 'quotes', state: 'unpriced' }],
    ['which quotes were rejected by us', { topic: 'quotes', state: 'declined_by_us' }],
    ['anything from northfield i still need to accept or decline', { topic: 'quotes', state: 'waiting' }],
    ['¿hay alguna oferta que tenga que aceptar?', { topic: 'quotes', state: 'waiting' }],
    ['¿qué cotizaciones tenemos pendientes de contestar?', { topic: 'quotes', state: 'waiting' }],
    ['which maintenance quotes have we not sent out yet', { topic: 'maintenance_quotes', state: 'unsent' }],
    [
      'quotes expiring within the next 3 weeks',
      { state: 'awaiting_answer', datedBy: 'end', period: { from: '2026-11-28', to: '2026-12-19' } },
    ],
    [
      '¿qué cotización vence en diciembre?',
      { topic: 'quotes', state: 'awaiting_answer', datedBy: 'end', period: { from: '2026-12-01', to: '2026-12-31' } },
    ],
    [
      'which quotes expired in july',
      { state: 'expired', datedBy: 'end', period: { from: '2026-07-01', to: '2026-07-31' } },
    ],
    ['¿cuántos presupuestos caducaron este año?', { topic: 'quotes', state: 'expired', words: [] }],
    ['is any payment disputed right now', { topic: 'disputes', state: 'open' }],
    ['¿hasta cuándo podemos contestar la disputa?', { topic: 'disputes', state: 'to_answer' }],
    ['which payments were disputed this year', { topic: 'disputes', state: undefined }],
    ['our card was refused, which order was that', { topic: 'orders', state: 'failed' }],
    ['did northfield answer about the pistons', { topic: 'messages', otherwise: 'quotes', words: ['pistons'] }],
    ['how much money is tied up in disputes', { topic: 'disputes', state: 'open' }],
    ["total value of quotes ridgeline hasn't decided on", { topic: 'quotes', state: 'awaiting_answer' }],
    ['cotizaciones q nadie contestó', { topic: 'quotes', state: 'waiting', words: [] }],
    ['¿a quién le hicimos la última oferta y por cuánto?', { topic: 'quotes', state: 'answered' }],
    [
      'unpaid stuff older than a month',
      { topic: 'orders', state: 'unpaid', by: undefined, period: { to: '2026-10-27' } },
    ],
    ['facturas sin pagar desde hace más de 2 semanas', { topic: 'invoices', period: { to: '2026-11-13' } }],
    ['factura más baja de septiembre', { topic: 'invoices', words: [] }],
    ["quotes awaiting the customer's decision", { topic: 'quotes', state: 'awaiting_answer' }],
    ['unpaid on-account orders', { topic: 'orders', state: 'unpaid', paidBy: 'account', words: [] }],
    ['¿cómo se pagó el pedido SO-1042?', { topic: 'orders', number: 'SO-1042' }],
    ['deadline for the chargeback', { topic: 'disputes', state: 'open' }],
    ['closed disputes', { topic: 'disputes', state: 'completed' }],
    ['is the starter quote still under negotiation', { topic: 'quotes', words: ['starter'] }],
    ['el pago más grande que recibimos', { topic: 'payments', words: [] }],
    ['has the money for november reached our account', { topic: 'payouts' }],
    ['biggest payout of the year', { topic: 'payouts', period: { from: '2026-01-01', to: '2026-12-31' } }],
    ['el mayor depósito del año', { topic: 'payouts', period: { from: '2026-01-01', to: '2026-12-31' } }],
    ['how many orders were late', { topic: 'orders', unused: ['were late'] }],
    ['overdue invoices', { state: 'unpaid', unused: ['overdue'] }],
    ['unread orders', { topic: 'orders', state: undefined, unused: ['unread'] }],
    ['orders since march this year', { period: { from: '2026-03-01', to: '2026-12-31' } }],
    ['hours of loader three', { subjects: [{ instanceIds: ['GHT00123'] }] }],
    ['which machine runs the most hours a day', { topic: 'hours', per: 'day', unused: [] }],
    ['¿qué máquina trabaja más horas al día?', { topic: 'hours', per: 'day', unused: [] }],
    ['show me the readings of loader 3', { topic: 'hours', per: 'reading' }],
    ['what was the last reading of loader 3', { topic: 'hours', per: undefined }],
    ['machines with over 3,000 hours', { topic: 'hours', limits: { over: 3000 }, period: undefined }],
    ['¿qué máquinas pasan de 2000 horas?', { topic: 'hours', limits: { over: 2000 }, period: undefined }],
    ['loaders under 900 h', { topic: 'hours', limits: { under: 900 } }],
    ['which machine do we use the least?', { topic: 'hours', per: 'day', unused: [], asked: new Set(['smallest']) }],
    ['which machine works the most', { topic: 'hours', per: 'day', unused: [] }],
    ['which of our loaders do we use most', { topic: 'hours', per: 'day', unused: [] }],
    ['what is our busiest machine', { topic: 'hours', per: 'day', unused: [] }],
    ['which works the most', { topic: 'hours', per: 'day' }],
    ['which one do we use the least', { topic: 'hours', per: 'day' }],
    ['which machine has run the most', { topic: 'hours', per: undefined }],
    [
      'which machine did we use the least in october',
      { topic: 'hours', per: undefined, period: { from: '2026-10-01' } },
    ],
    ['¿qué máquina usamos menos?', { topic: 'hours', per: 'day', unused: [] }],
    ['¿cuál es la máquina que más trabaja?', { topic: 'hours', per: 'day', unused: [] }],
    ['¿qué máquina trabaja menos?', { topic: 'hours', per: 'day', unused: [] }],
    ['¿cuál es la máquina menos usada?', { topic: 'hours', per: 'day', unused: [] }],
    // What a service consists of.
    ['que se hace en el servicio de 500 horas del Loader 5', { topic: 'due', details: ['lines'], words: ['500'] }],
    ['what is done at the 250 hour service of loader 5', { topic: 'due', details: ['lines'], words: ['250'] }],
    ['what does the 500 h service of Loader 3 consist of', { topic: 'due', details: ['lines'], words: ['500'] }],
    ['what does the 1000 hour service of loader 3 include', { topic: 'due', details: ['lines'], words: ['1000'] }],
    ['what do we do in the 500 h service of the pond digger', { topic: 'due', details: ['lines'], words: ['500'] }],
    ['what has to be done in the 500 h service on loader 3', { topic: 'due', details: ['lines'], words: ['500'] }],
    [
      '¿en qué consiste el servicio de 1000 h de la cargadora 3?',
      { topic: 'due', details: ['lines'], words: ['1000'] },
    ],
    ['¿qué incluye el servicio de 500 horas del Loader 3?', { topic: 'due', details: ['lines'], words: ['500'] }],
    ['¿qué hay que hacer en la revisión anual del Loader 3?', { topic: 'due', details: ['lines'], words: ['anual'] }],
    ['what was done at the last 500 h service of loader 3', { topic: 'done' }],
    ['¿qué se hizo en el servicio de 500 h del Loader 5?', { topic: 'done' }],
    ['which parts does the 500 h service of Loader 3 include', { topic: 'kits' }],
    // Orders that lack something.
    [
      'Who is waiting on back ordered parts?',
      { topic: 'orders', state: 'backordered', details: ['placed', 'who', 'backorder'] },
    ],
    ['which customers are waiting for parts', { topic: 'orders', state: 'backordered', details: ['backorder'] }],
    ['which customer has something on backorder', { topic: 'orders', state: 'backordered', by: undefined }],
    ['who still waits for backordered parts', { topic: 'orders', state: 'backordered' }],
    ['what is on backorder and for whom', { topic: 'orders', state: 'backordered' }],
    ['¿quién está esperando piezas?', { topic: 'orders', state: 'backordered' }],
    ['¿quién espera repuestos agotados?', { topic: 'orders', state: 'backordered' }],
    ['¿qué clientes esperan repuestos?', { topic: 'orders', state: 'backordered', by: undefined }],
    // Counts by something.
    ['which brands do we have and how many models of each', { topic: 'models', by: 'brand', unused: [] }],
    ['how many models are there per brand', { topic: 'models', by: 'brand', unused: [] }],
    ['what brand is 320-07309', { topic: 'stock' }],
    ['which models do we have', { topic: 'models', by: undefined }],
    ['how many models does Harrow have', { topic: 'models', words: ['harrow'], unknownName: undefined }],
    ['how many users does each organization have?', { topic: 'users', by: 'customer', unused: [] }],
    ['number of users per company', { topic: 'users', by: 'customer', unused: [] }],
    ['how many machines does each customer have', { topic: 'machines', by: 'customer' }],
    ['how many machines of each model do we have', { topic: 'machines', by: 'model', unused: [] }],
    ['machines per brand', { topic: 'machines', by: 'brand', unused: [] }],
    ['how many orders did each customer place this year', { topic: 'spending', by: 'customer' }],
    ['how many invoices per customer', { topic: 'invoices', unused: ['per customer'] }],
    ['¿qué marcas tenemos y cuántos modelos de cada una?', { topic: 'models', by: 'brand', unused: [] }],
    ['¿cuántos usuarios tiene cada organización?', { topic: 'users', by: 'customer', unused: [] }],
    ['¿cuántas máquinas hay de cada modelo?', { topic: 'machines', by: 'model', unused: [] }],
    ['¿cuántas máquinas tenemos por marca?', { topic: 'machines', by: 'brand', unused: [] }],
    ['¿cuántos modelos hay por marca?', { topic: 'models', by: 'brand', unused: [] }],
    ['which machines have not been read since october', { topic: 'hours', isLacking: true }],
    ['¿hay máquinas sin lecturas este mes?', { topic: 'hours', isLacking: true }],
    ['who has more machines, Ridgeline or Northfield', { topic: 'machines', by: 'customer', unused: [] }],
    ['which customers have overdue maintenance', { topic: 'due', state: 'overdue', by: 'customer' }],
    ['what is due before christmas', { topic: 'due', period: { to: '2026-12-24' } }],
    ['what role does Rosa have', { topic: 'users', words: ['rosa'], unknownName: undefined }],
  ])('%s', (prompt, expected) => {
    expect(question(prompt)).toMatchObject(expected)
  })

  it.each([
    ['show me ordres of this mnth', { topic: 'orders', period: { from: '2026-11-01' } }],
    ['how many hours has lodaer 3', { topic: 'hours', subjects: [{ instanceIds: ['GHT00123'] }] }],
    ['pedidos abirtos', { topic: 'orders', state: 'open' }],
    ['cuantas oras tiene la cargadora 3', { topic: 'hours' }],
    ['wich qoutes r waiting on us', { topic: 'quotes', state: 'waiting', words: [] }],
    ['wat did ridgline spend last mnth', { topic: 'spending', subjects: [{ organizationId: 'ridgeline' }], words: [] }],
    ['how mcuh did we invioce in septmber', { topic: 'invoices', period: { from: '2026-09-01' } }],
    ['show unpaid inoices', { topic: 'invoices', state: 'unpaid' }],
    ['whats the nxt service of te loadr 5', { topic: 'due', subjects: [{ title: 'Loader 5' }], words: [] }],
    ['pls show u me teh bakorders thx', { topic: 'orders', state: 'backordered', words: [], unused: [] }],
    ['cuantas oras tiene la cargadra 3', { topic: 'hours', subjects: [{ title: 'Loader 3' }] }],
    ['q pedidos estan aviertos', { topic: 'orders', state: 'open', words: [] }],
    ['cuanto gastamos n oktubre', { topic: 'spending', period: { from: '2026-10-01', to: '2026-10-31' } }],
    ['k presupuestos faltan x contestar', { topic: 'quotes', state: 'waiting', words: [] }],
    ['xq se cancelo el ultimo pedido', { topic: 'orders', state: 'cancelled', words: [] }],
    ['facturas d octubre', { topic: 'invoices', period: { from: '2026-10-01' }, words: [] }],
  ])('understands typing errors: %s', (prompt, expected) => {
    expect(question(prompt)).toMatchObject(expected)
  })

  it.each([
    ['yo last order kthx', { topic: 'orders', wanted: undefined }],
    ['open orders fyi', { topic: 'orders', state: 'open' }],
    ['pedidos abiertos jeje', { topic: 'orders', state: 'open' }],
    ['gimme hours of loader 3 innit', { topic: 'hours', subjects: [{ title: 'Loader 3' }] }],
  ])('understands what is said beside a question: %s', (prompt, expected) => {
    const asked = question(prompt)
    expect(asked).toMatchObject({ ...expected, unknownName: undefined })
    expect(asked?.words.every((word) => asked.optionalWords.includes(word))).toBe(true)
  })

  it.each([
    ['orders from bigfoot', ['bigfoot']],
    ['did bigfoot order anything', ['bigfoot']],
    ['has the blorp been delivered', ['blorp']],
    ['do we have gizmotrons in stock', ['gizmotrons']],
    ['pedidos de los gizmotrones', ['gizmotrones']],
  ])('but not without what is named: %s', (prompt, words) => {
    expect(question(prompt)).toMatchObject({ words, optionalWords: [] })
  })

  it.each([
    ['orders of Tall Pines Forestry', 'Tall Pines Forestry'],
    ["Acme's invoices", 'Acme'],
    ['how many hours has loader 9', 'loader 9'],
    ['orders of Big North Mining', 'Big North Mining'],
    ['how much did Big Rock Mining spend', 'Big Rock Mining'],
    ["Silver Creek Timber's invoices", 'Silver Creek Timber'],
  ])('notices a name that the asker does not see: %s', (prompt, unknownName) => {
    expect(question(prompt)).toMatchObject({ unknownName })
  })
})

describe('a question that leans on the one before', () => {
  it.each([
    ['and the one before?', 'where is my last order?', { topic: 'orders', skip: 1, wanted: 1 }],
    ['and last year?', 'how much did we spend this year', { topic: 'spending', period: { from: '2025-01-01' } }],
    ['and loader 5?', 'how many hours does loader 3 have', { topic: 'hours', subjects: [{ title: 'Loader 5' }] }],
    ['and on filters?', 'how much did we spend this year', { topic: 'spending', words: ['filters'] }],
    ['and the month before?', 'how much did we spend last month', { period: { from: '2026-09-01', to: '2026-09-30' } }],
    ['¿y el mes anterior?', '¿cuánto gastamos el mes pasado?', { period: { from: '2026-09-01', to: '2026-09-30' } }],
    ['and quotes?', 'open orders from northfield', { topic: 'quotes', subjects: [{ title: 'Northfield Equipment' }] }],
    ['where is it', 'how many hours does loader 3 have', { topic: 'machines', subjects: [{ title: 'Loader 3' }] }],
    ['when does it need service', 'where is the pond digger', { topic: 'due' }],
    ['¿y el año pasado?', '¿cuánto gastamos este año?', { topic: 'spending', period: { from: '2025-01-01' } }],
  ])('%s after %s', (prompt, before, expected) => {
    expect(question(prompt, before)).toMatchObject(expected)
    expect(understood(prompt, before)?.questions[0]?.about).not.toEqual([])
  })

  it.each(['how do I remove the fuel filter'])('%s: then "where is it" is no machine', (before) => {
    expect(question('where is it', before)).toBeUndefined()
  })

  it.each(['what is the part number of the pilot filter', '¿cada cuánto se cambia el filtro piloto?'])(
    '%s: then "when is it due" is no task of the machine',
    (before) => {
      expect(question('when is it due?', before)).toBeUndefined()
      expect(question('¿y cuándo le toca?', before)).toBeUndefined()
      expect(question('when is it due for service?', before)?.topic).toBe('due')
    },
  )

  it.each(['and the filter?', 'and how do I change it?', 'what torque?'])('but not %s', (prompt) => {
    expect(question(prompt, 'how many hours does loader 3 have')).toBeUndefined()
  })

  it('is none after a question about something else', () => {
    expect(question('and last year?', 'how much did we spend this year', 'how do I bleed the brakes')).toBeUndefined()
  })
})

describe('several questions in one', () => {
  it.each([
    [
      'where is loader 3 and what was its last reading',
      [
        { topic: 'machines', subjects: [{ title: 'Loader 3' }] },
        { topic: 'hours', subjects: [{ title: 'Loader 3' }] },
      ],
    ],
    [
      '¿dónde está la cargadora 3 y cuándo le toca el servicio?',
      [
        { topic: 'machines', subjects: [{ title: 'Loader 3' }] },
        { topic: 'due', subjects: [{ title: 'Loader 3' }] },
      ],
    ],
    [
      'how many machines do we have? which quotes are open?',
      [{ topic: 'machines' }, { topic: 'quotes', state: 'open', subjects: [] }],
    ],
    [
      'what did we order last month and how much did it cost',
      [{ topic: 'spending', period: { from: '2026-10-01', to: '2026-10-31' } }],
    ],
    ['status of SO-1048 and SO-1050', [{ number: 'SO-1048' }, { number: 'SO-1050' }]],
    [
      'spending this month and last month',
      [{ period: { from: '2026-11-01' } }, { period: { from: '2026-10-01', to: '2026-10-31' } }],
    ],
    [
      'tracking number of SO-1048 and has all of it shipped',
      [
        { number: 'SO-1048', details: ['tracking'] },
        { number: 'SO-1048', details: ['shipped'], isWhether: true },
      ],
    ],
    [
      'where is loader 3 and how many hours are on it',
      [{ topic: 'machines' }, { topic: 'hours', subjects: [{ title: 'Loader 3' }] }],
    ],
    [
      '¿dónde está la cargadora 3 y cuántas horas lleva?',
      [{ topic: 'machines' }, { topic: 'hours', subjects: [{ instanceIds: ['GHT00123'] }] }],
    ],
    ['what was the total of invoice INV-38 and what was on it', [{ number: 'INV-38', details: ['lines'] }]],
    ['when was INV-38 issued and what did it include', [{ number: 'INV-38', details: ['sent', 'when', 'lines'] }]],
    ['how much is INV-38, and what is it for?', [{ number: 'INV-38', details: ['lines'] }]],
    ['who placed SO-1048 and what is on it', [{ number: 'SO-1048', details: ['placed', 'who', 'lines'] }]],
    ['is INV-38 paid and what was on it', [{ number: 'INV-38', details: ['paid', 'lines'], isWhether: true }]],
    ['¿de cuándo es la INV-38 y qué incluía?', [{ number: 'INV-38', details: ['when', 'lines'] }]],
    ['¿qué traía la INV-38 y quién la pidió?', [{ number: 'INV-38', details: ['lines', 'placed', 'who'] }]],
    [
      '¿cuál es el total de la factura INV-38 y cuándo vence?',
      [{ topic: 'invoices', number: 'INV-38', asked: new Set(['sum', 'when']) }],
    ],
    ['which brands do we have and how many models of each', [{ topic: 'models', by: 'brand' }]],
    ['¿qué marcas tenemos y cuántos modelos de cada una?', [{ topic: 'models', by: 'brand' }]],
    ['when is loader 5 due and how many hours are left', [{ topic: 'due', subjects: [{ title: 'Loader 5' }] }]],
    ['how many invoices do we have and how many are overdue', [{ state: undefined }, { state: 'unpaid' }]],
    [
      '¿cuántas máquinas hay y cuántas son WL-120?',
      [{ subjects: [] }, { topic: 'machines', subjects: [{ title: 'Harrow WL-120' }] }],
    ],
    [
      'what does 320-07309 cost and do they have 10 in stock',
      [{ topic: 'stock', words: ['320-07309'], details: ['price', 'stock'], quantity: 10 }],
    ],
    ['what is ready for pickup and for whom', [{ state: 'ready_for_pickup', details: ['owner', 'who'] }]],
    [
      'wheres order 1048, has all of it shipped?',
      [
        { number: 'SO-1048', details: ['where'] },
        { number: 'SO-1048', details: ['shipped'], isWhether: true },
      ],
    ],
    ['how many expired or cancelled orders', [{ state: 'expired' }, { state: 'cancelled' }]],
    ['which quotes have been sent and are still open', [{ state: 'awaiting_answer' }]],
    ['which orders are open and when will they arrive', [{ state: 'open' }]],
    ['who asked for Q-1011 and what machine is it for', [{ topic: 'quotes', number: 'Q-1011' }]],
    [
      'how many organisations are there and how many of them are dealerships',
      [{ topic: 'organizations', state: undefined }, { state: 'dealership' }],
    ],
    [
      '¿cuántos usuarios hay y quiénes son administradores?',
      [
        { topic: 'users', state: undefined },
        { topic: 'users', state: 'admin' },
      ],
    ],
  ])('%s', (prompt, expected) => {
    expect(questions(prompt)).toMatchObject(expected)
    expect(questions(prompt)).toHaveLength(expected.length)
  })

  it.each(['what is waiting on us today', '¿qué tenemos pendiente?', "what's on my plate"])(
    'all that waits: %s',
    (prompt) => {
      expect(questions(prompt)).toMatchObject([
        { topic: 'quotes', state: 'waiting', period: undefined },
        { topic: 'maintenance_quotes', state: 'waiting' },
        { topic: 'orders', state: 'waiting' },
        { topic: 'messages', state: 'to_answer' },
        { topic: 'due', state: 'overdue' },
      ])
    },
  )

  it.each([
    ['what was the total of invoice INV-38 and what is it called', 'what is it called'],
    ['how much was SO-1048 and what else', 'what else'],
  ])('of which one asks nothing that is understood: %s', (prompt, unanswered) => {
    expect(understood(prompt)?.unanswered).toEqual([unanswered])
  })

  it('of which one is none about records', () => {
    expect(understood('where is loader 3 and how do I change its oil')).toMatchObject({
      questions: [{ question: { topic: 'machines' } }],
      unanswered: ['how do I change its oil'],
    })
  })
})

describe('a part that may be meant', () => {
  it.each([
    ['do they have a radiator', ['radiator']],
    ['got any beacons left', ['beacons']],
    ['how much is a fire extinguisher', ['fire', 'extinguisher']],
    ['what replaced 320-07308', ['320-07308']],
    ['which number did 332-20077 replace', ['332-20077']],
    ['what is 470-30310', ['470-30310']],
    ['how many cab air filters are on the service truck', ['cab', 'air', 'filters']],
    ['¿quedan baterías?', ['baterias']],
    ['¿por cuál se sustituyó el 410-05510?', ['410-05510']],
  ])('%s', (prompt, words) => {
    expect(question(prompt)).toMatchObject({ topic: 'stock', isGuess: true, words })
  })

  it.each([
    ['whats running low', 'low', undefined],
    ['which parts are we completely out of', 'out_of_stock', undefined],
    ['what is reserved', 'reserved', undefined],
    ['what is on the truck', undefined, 'on the truck'],
    ['how many parts are in the warehouse', undefined, 'warehouse'],
    ['¿qué está agotado?', 'out_of_stock', undefined],
    ['¿qué hay en el camión?', undefined, 'en el camión'],
  ])('or all of them: %s', (prompt, state, place) => {
    expect(question(prompt)).toMatchObject({ topic: 'stock_levels', state, place, isGuess: false })
  })

  it.each([
    'when did we replace 320-07309 on loader 3',
    'do we have to grease loader 3',
    'how many oil filters did we buy',
  ])('but not %s', (prompt) => {
    expect(question(prompt)?.isGuess ?? false).toBe(false)
  })
})

it.each(manualQuestions.filter((one) => !misread.has(one)))('a manual may answer: %s', (prompt) => {
  for (const { topic, isGuess } of questions(prompt)) {
    expect(topic).toMatch(/^stock/)
    expect(isGuess).toBe(true)
  }
})

describe('words that name nothing', () => {
  it.each([
    'what comes after the 500 h service of loader 3',
    'our orders month after',
    '¿qué le toca después del servicio de 500 h al Loader 3?',
    'nuestros pedidos del mes antes',
  ])('are not searched for: %s', (prompt) => {
    for (const { words } of questions(prompt))
      for (const word of ['after', 'month', 'before', 'despues', 'mes', 'antes']) expect(words).not.toContain(word)
  })

  it.each([
    ['our quotes on account', 'on account'],
    ['cotizaciones con tarjeta', 'con tarjeta'],
    ['how much tax is on the quotes', 'tax'],
    ['our orders per day', 'per day'],
    ['¿cuántos pedidos hacemos al día?', 'al día'],
    ['orders without an invoice', 'without'],
    ['when did Rosa last log in', 'last log in'],
    ['which models have no parts manual', 'have no'],
    ['aparte del de 500 h, ¿qué servicio le toca al Loader 3?', 'aparte del'],
  ])('are said not to be considered: %s', (prompt, unused) => {
    expect(questions(prompt).flatMap((one) => one.unused)).toContain(unused)
  })

  it.each(['who does PO TP-118 belong to', '¿a quién pertenece el pedido TP-118?'])(
    'are no part of a number: %s',
    (prompt) => {
      expect(question(prompt)).toMatchObject({ topic: 'orders', number: 'TP-118', unknownName: undefined })
    },
  )
})

it.each(['¿cuándo compramos por última vez la correa 320-08815?', 'when was the last time we placed orders for belts'])(
  'the last time is one record: %s',
  (prompt) => {
    const asked = question(prompt)
    expect(asked && toInput(asked, undefined)).toMatchObject({ sort: 'newest', limit: 1 })
  },
)

describe('what one sentence asks', () => {
  it.each([
    ['which machines have a service that is overdue or due', { topic: 'due', state: 'due' }],
    ['¿qué máquinas tienen un servicio vencido o que ya toca?', { topic: 'due', state: 'due' }],
    ['what was the reading of Loader 3 before the last one', { topic: 'hours', per: 'reading', skip: 1 }],
    ['¿cuántas horas tiene el Forwarder 2 de Tall Pines?', { topic: 'hours', unknownName: 'Forwarder 2' }],
    ['¿cuántos filtros compramos este año y cuánto nos costaron en total?', { topic: 'spending', words: ['filtros'] }],
    ['¿qué repuestos están bajo el mínimo y hay que pedir?', { topic: 'stock_levels', state: 'low' }],
  ])('%s', (prompt, expected) => {
    expect(questions(prompt)).toMatchObject([expected])
  })
})
