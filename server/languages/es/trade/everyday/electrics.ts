/** What operators, renters and mechanics say in Spanish of electrics, lamps and displays and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishEverydayElectrics = `
no da corriente, sin corriente, no tiene corriente, no prende nada, no enciende nada, no hay luz, no le llega corriente, no llega corriente, todo apagado, tablero muerto > bateria descargada, interruptor de bateria
sin pila, se murio bateria, se murio pila, bateria seca, bateria en cero, se le fue bateria, se gasto bateria, bateria floja, bateria mala, se descargo bateria > bateria descargada, cargar bateria, battery flat
dar pinzas, arrancar con otra, arrancar puenteada, hacer pinza, poner pinzas, poner cables, robar pila, darle corriente, pasar pila > arrancar con cables, cables de arranque
donde va negro, donde va rojo, primero rojo, primero negro, que cable primero, que pinza primero, que borne primero, cual borne primero > arrancar con cables, polo negativo, polo positivo
desconectar pila, quitar bateria, sacar bateria, quitar bornes, sacar bornes, zafar bornes, soltar bornes, quitar negativo, sacar negativo, bajar bateria > desconectar bateria, polo negativo, disconnect battery
llave de corte, llave general, interruptor general, corte de corriente, llave de corriente, switch general > interruptor de bateria, desconectador de bateria
breakers, donde estan fusibles, fusilera, caja fusibles > caja de fusibles, fusible
se exploto fusible, brinco fusible, reviento fusible, quemo fusible, fusible volado > fusible fundido, cortocircuito, fuse blown
fusible de luces, fusible de bocina, fusible del aire, fusible del radio, fusible de que > fusible, tabla de fusibles, fuse table
pitazo > bocina
chifla al retroceder, pitito, suena al retroceder > alarma de marcha atras, zumbador
coctelera, licuadora, girofaro, gyro, luz de techo, estroboscopica, prioritario, luz naranja de arriba > luz giratoria, baliza
foco en tablero, lucecita en tablero, se prendio foquito, chivato, luz roja en tablero, luz amarilla en tablero, salio foco > luz de advertencia, testigo, luz indicadora
sale numero en pantalla, da codigo, me da codigo, tira codigo, bota codigo, lanza codigo, me sale aviso, da error, salta codigo, salta error > codigo de error, codigo de falla
quitar aviso, quitar testigo, apagar testigo, apagar foco, quitar luz, resetear servicio, quitar mensaje > borrar, restablecer
cable mordido, raton mordio cable, comieron cables, cables pelados, se pelo cable, cables quemados, se quemo cable, cable chamuscado, cables derretidos > cableado, cortocircuito
cable a masa, mala masa, hacer masa, falsa masa, mala tierra > cable de masa
dinamo, no carga dinamo > alternador
arranque pegado, suena arranque, clac clac > motor de arranque
mechero, encendedor, toma de mechero, cargar telefono, cargar celular, cargar movil > toma de corriente
`
