/** How people speak of work, symptoms and safety in Spanish, Latin American and Iberian, and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const spanishWorkSpeech = `
sacar, retirar, extraer, zafar
instalar, poner, colocar, meter
reemplazar, recambiar, reponer, cambio de pieza
desarmar, desmontaje, despiezar, desensamblar
armar, ensamblar, montaje, volver a armar
apretar, socar, atornillar, reapretar, ajustar tornillo, apriete
aflojar, soltar, desatornillar, desapretar, destornillar
echar aceite, poner aceite, rellenar aceite, agregar aceite, reponer aceite, completar aceite
botar aceite, sacar aceite, drenar aceite, vaciar aceite, tirar aceite
cambio de aceite, cambiar aceite, sustituir aceite, renovar aceite
echar combustible, tanquear, repostar, cargar combustible, llenar tanque, abastecer combustible
purgar, sacar aire, cebar, eliminar aire, desairear
engrasar, echar grasa, poner grasa, lubricar con grasa
grasera, engrasador, punto de engrase, boquilla de engrase, niple de grasa
sopletear, soplar, limpiar con aire, limpiar con aire comprimido, soplado
hidrolavadora, lavar a presion, limpieza a presion, hidrolimpiadora, lavadora a presion
inspeccionar, chequear, checar, echar ojo
mantenimiento, mantencion, servicio de mantenimiento, conservacion
mantenimiento diario, revision diaria, chequeo diario, inspeccion diaria, antes de arrancar
arrancar, prender, echar a andar, poner en marcha, dar marcha
apagar, parar motor, detener motor, cortar motor, matar motor
estacionar, aparcar, parquear, dejar maquina, estacionamiento
remolcar, jalar, arrastrar, halar, grua de arrastre, remolque de maquina
pasar corriente, hacer puente, arrancar con cables, arranque auxiliar, puentear bateria, pasar bateria
cables pasacorriente, cables de arranque, cables puente, cables auxiliares, pinzas de arranque
cargar bateria, recargar bateria, carga de bateria
amarrar, sujetar, atar, trincar, asegurar carga, fijar para transporte, encadenar
calzar ruedas, calzo, cuna para ruedas, calzar, bloquear ruedas, taco de rueda
levantar con gato, gato, gata, gato hidraulico, cric
izar, eslingar, levantar con grua, punto de izaje, elevacion con grua, izaje
subir al trailer, cargar en plataforma, cama baja, gondola, transporte en remolque
cavar, excavar, escarbar, zanjear, hacer zanja, excavacion
nivelar, emparejar, explanar, rasantear, perfilar
descargar, volcar, vaciar cucharon, tirar carga, volteo
bajar brazo, bajar pluma, descenso de pluma, bajada de pluma
retroceder, ir para atras, echar reversa, dar marcha atras, reversa
frenar, detenerse, frenado, parar maquina
soldar, soldadura en maquina, soldadura electrica, soldar en maquina
guardar maquina, almacenamiento prolongado, guardar para invierno, parada prolongada, invernar
borrar codigo, resetear, reiniciar, borrar fallo, restablecer, borrar averia
calibrar, regular, reglar, calibracion, poner a punto
conectar, enchufar, acoplar, enganchar
desconectar, desenchufar, desacoplar, desenganchar
calentar motor, precalentar, calentamiento, dejar calentar
dejar enfriar, enfriar, enfriamiento de motor
liberar presion, soltar presion, aliviar presion, despresurizar, descargar presion
no arranca, no prende, no enciende, no da marcha, no parte, no quiere arrancar
se apaga, se cala, se muere, se ahoga, parada del motor
cuesta arrancar, arranca mal, dificil de arrancar, arranque dificil, tarda en arrancar
no tiene fuerza, no jala, falta de potencia, perdida de potencia, anda sin fuerza
se calienta, recalienta, sobrecalentamiento, calentura, temperatura excesiva, se recalienta, hierve
humo negro, bota humo negro, echa humo negro, humea negro
humo blanco, bota humo blanco, echa humo blanco
humo azul, bota humo azul, echa humo azul
bota aceite, tira aceite, fuga de aceite, pierde aceite, chorrea aceite, derrame de aceite, gotea aceite
consume aceite, come aceite, quema aceite, gasta aceite, consumo de aceite
gasta mucho combustible, consume mucho, consumo excesivo, consumo de combustible
golpetea, cascabelea, golpeteo, picado de biela, suena feo
ruido raro, ruido anormal, hace ruido, ruido extrano, suena raro
vibra, tiembla, vibracion, temblor, cabecea
da tirones, a jalones, brusco, movimiento brusco, sacudidas
se baja solo, se cae brazo, deriva, baja por si solo, se cae solo
lento, anda lento, movimiento lento, perezoso
trabado, atascado, pegado, agarrotado, gripado, bloqueado, atorado
tapado, obstruido, taponado, sucio filtro, obstruccion
desgastado, gastado, desgaste
rajado, fisura, grieta, agrietado
quebrado, roto, danado, malogrado, descompuesto, estropeado, defectuoso
patina, resbala, embrague patina, deslizamiento
bateria descargada, bateria muerta, sin bateria, bateria baja, bateria agotada
no carga, no carga bateria, no carga alternador, falla de carga
cortocircuito, en corto, hacer corto
falso contacto, mal contacto, contacto flojo, conexion floja
se quema fusible, fusible quemado, fusible fundido, funde fusibles
pita, pitido, zumbador, chicharra, alarma sonora, senal acustica
parpadea, titila, destella, luz intermitente
no se mueve, no camina, no avanza, no se desplaza, no anda, sin traslacion
se va de lado, jala a lado, se desvia, tira hacia lado
permitido, se permite, esta permitido
prohibido, no se permite, no se debe, no esta permitido
personas en cucharon, llevar gente, transportar personas, subir gente, elevar personas, canasta
gente cerca, zona de peligro, area de peligro, personas cerca, radio de accion
pendiente, cuesta, ladera, inclinacion, talud
volcarse, voltearse, vuelco, volcadura, volcamiento
cables de luz, lineas electricas, cables de alta tension, tendido electrico, linea de alta tension, linea aerea
cinturon de seguridad, cinturon
quemadura, quemarse, aceite caliente, escaldadura
extintor, extinguidor, matafuegos, extintor de incendios
fuego, incendio, se incendia, candela, llamas
casco, casco de seguridad, casco protector
equipo de proteccion personal, epp, epi, proteccion personal
tapones de oidos, orejeras, proteccion auditiva, tapaoidos, protectores auditivos
lentes de seguridad, gafas de seguridad, anteojos de proteccion, gafas protectoras
guantes, guantes de proteccion, guantes de trabajo
ninos, menores, menores de edad
borracho, drogas, ebrio
`
