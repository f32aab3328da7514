import type { Grammar } from '../grammar'

const contact = `
  contacto, datos de contacto, informacion de contacto, a quien llamo, a quien llamamos, a quien puedo llamar,
  a quien debo llamar, a quien hay que llamar, con quien hablo, con quien puedo hablar, con quien tengo que hablar,
  a quien contacto, a quien le hablo, a quien le marco, a quien aviso, como contacto, como contactamos, como localizo,
  como me comunico con, como nos comunicamos con, comunicarme con, ponerme en contacto, contactar, contactar a,
  contactar con
`

/** What of an organization is asked for. */
export const fields: Grammar['fields'] = {
  phone: `
    telefono, telefonos, numero de telefono, numeros de telefono, tel, tfno, tlf, fono, celular, movil,
    numero de celular, numero de contacto, numero para llamar, a que numero llamo, que numero marco, llamar a,
    llamarlos, llamarles, ${contact}
  `,
  email: `
    correo, correo electronico, email, e-mail, mail, direccion de correo,
    direccion de correo electronico, correo de, correo electronico de, email de, el correo de, mail de, correo tiene,
    correo de contacto, ${contact}
  `,
  people: `
    persona de contacto, personas de contacto, contactos, quien es el encargado, quien es la encargada,
    quien esta a cargo, ${contact}
  `,
  address: `
    direccion, direcciones, domicilio, domicilios, calle, codigo postal, cp, direccion postal, direccion de entrega,
    direccion de envio, direccion de facturacion, ciudad, poblacion, localidad, en que estado, sede, oficina central,
    ubicacion, ubicado, ubicada, ubicados, a donde mandamos, a donde mando, a donde enviamos, a donde envio,
    adonde mandamos, adonde mando, adonde enviamos, adonde envio, donde mandamos, donde enviamos, donde entregamos,
    a donde le mandamos, a donde le enviamos, a donde les mandamos, a donde les enviamos, a donde se manda,
    a donde se mandan, a donde se envian, donde se entregan, a donde van, donde se envian, a donde le facturamos, donde facturamos
  `,
  terms: `
    condiciones de pago, condicion de pago, condiciones, terminos de pago, forma de pago, formas de pago,
    metodo de pago, por adelantado, por anticipado, anticipado, adelantado, de contado, al contado, prepago,
    cliente a credito, clientes a credito, credito, plazo de pago
  `,
  price_list: `
    lista de precios, listas de precios, precios especiales, precio especial, tarifa, tarifas, precios propios,
    nivel de precios
  `,
  tax: `
    tipo impositivo, tipos impositivos, tasa de impuesto, tasas de impuesto, tasa de impuestos, tasas de impuestos,
    tasa impositiva, tasas impositivas, porcentaje de impuesto, porcentaje de impuestos, tasa de iva, tipo de iva,
    porcentaje de iva, tipo de impuesto
  `,
  time_zone: 'zona horaria, zonas horarias, huso horario, hora local, que hora es',
  since: `
    cliente desde, clientes desde, es cliente, son clientes, es nuestro cliente, son nuestros clientes,
    ser cliente, hizo cliente, se hizo cliente, hicieron clientes, empezo a ser cliente, lleva con nosotros,
    llevan con nosotros, atendemos desde, trabajamos desde
  `,
  description: `
    hablame de, cuentame de, cuentame sobre, todo sobre, todo de, que sabemos de, que sabemos sobre, que sabes de,
    que tenemos de, que tenemos sobre, datos de, los datos de, ficha de, informacion de, informacion sobre, info de,
    info sobre, detalles de, resumen de, a que se dedica, a que se dedican, se dedica, se dedican,
    que tipo de empresa
  `,
  partners: `
    socio, socios, quien atiende, atiende a, atendida por, atendido por, que concesionario atiende, vinculada con,
    vinculado con, trabaja con
  `,
}
