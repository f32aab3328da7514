/** What operators, renters and mechanics say of attachments and their parts and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayAttachments = `
tools on front, front tool, thing on front, business end > attachment, work tool, implement
hook on bucket, pin on bucket, clip on bucket, latch bucket, snap on bucket, pick bucket up, get bucket on, put bucket on, drive into bucket, hang bucket, marry up, fit bucket, pin bucket, pin up bucket, mount up > attach, attachment, couple, mounting attachment
unhook bucket, drop bucket off, let go bucket, pin off bucket, unpin bucket, unpin attachment, get bucket off, get attachment off, kick bucket off, unclip bucket, unlatch bucket, unlatch attachment, set bucket off, ditch bucket, spit bucket > detach, detaching attachment, remove attachment, uncouple
switch buckets, switch over bucket, trade bucket, change over bucket, change tools, put on forks, change to forks > change attachment, changing attachment, coupler
quick tach, quicktach, quick tatch, q hitch, jrb, quickie, mount plate, attach plate, head plate > quick coupler, coupler
pins engaged, pins home, latched, clicked in, on properly, sure locked, make sure locked, check its on > locked, lock pin, attachment locked
bucket falls off, bucket dropped off, bucket came off, fell off hitch, dropped attachment, attachment dropped, lost bucket > attachment not locked, lock pin, coupler
pins wont go in, pins wont come out, pins jammed, pins stuck, wont latch, wont unlatch, hitch stuck, hitch wont open, hitch wont close, coupler jammed > coupler does not lock, locking pin
grease pins, slap grease, shoot grease, squirt grease, hit nipples, hit zerks, hit fittings, give grease, shot of grease, few shots, couple pumps, couple shots, grease joints > lubricate, grease, lubrication points
grease nips, fittings for grease, grease holes, grease buttons > grease nipple, lubrication point
fangs, bucket points, digging points, chompers > bucket tooth, teeth
knock tooth off, hammer tooth off, drive pin out, pop tooth, beat pin out, new teeth, put teeth on, tooth fell off, lost tooth, missing tooth, broken tooth, tooth missing > replace bucket tooth, tooth pin
blade on bucket, wear bar, cutting lip, bolt on blade, wear strip, scraper edge > cutting edge
flip edge, turn edge, spin edge, swap edge, turn blade round > cutting edge, turn cutting edge, wear limit
bucket slop, sloppy pins, rattly bucket, bucket rattles, bucket wobbles, slack in bucket, slack pins, ovalled holes, egged out, wallowed out, worn pins, bushings gone, pins clunk, bucket loose, play in pins > pin wear, bushing, play
shim up bucket, washers in bucket, take up slop, take out slop, shims in > shim, adjust play
tynes, toothpicks, stabbers > pallet forks, fork
spread forks, move forks, slide forks, forks wider, forks in, widen forks, forks apart, set forks > fork spacing, adjust forks
pick up pallet, grab pallet, stab pallet, shift pallets, lift pallet, move pallets, load pallets > pallet forks, load
rake, clam, pincers, tongs, mitts, log grabber, stick grabber > grapple
grapple wont grab, drops logs, lets go of log, wont hold log, wont clamp, jaws wont shut, claw opens > grapple does not close, grapple, clamping pressure
spin grab, turn claw, spin claw, twist grapple, spin grapple > rotator, rotate grapple
lumber, pulpwood > log, timber
stanchions > stakes, bunk
knuckleboom, knuckle boom, grab loader, hiab, log loader, boom on forwarder, crane arm > crane, loader crane
hoe ram, rock drill, hoe pack, woodpecker, banger, concrete breaker, nagger, jack hammer > hydraulic hammer, breaker
wobble hammer, hit air, dry fire > blank firing, breaker
post borer, borer, hole digger, corkscrew > auger
road brush, sweeping brush > sweeper, broom
topper, hedge cutter, slasher, masticator, mulching head, brush mower, bush cutter > mulcher, brush cutter
blade on front, v plow, push box, snow pusher, box plow > dozer blade, snow plough
third spool, third service, piped for hammer, extra lines, spare service, accessory lines, spare lines, hammer lines, hammer circuit, breaker lines, extra pipes, aux lines > auxiliary hydraulics, auxiliary circuit
plug hoses, connect pipes, hook up pipes, plug pipes, couple pipes, clip hoses, plug in hose, plug up hoses, connect lines, hook up lines, hook hoses > connect hydraulic hoses, quick coupling, auxiliary
unplug hoses, take hoses off, pull hoses, unhook hoses, pop hoses, disconnect pipes, hoses off, pipes off > disconnect hydraulic hoses, quick coupling
hi flow, big flow, more gpm, turn flow up, turn flow down, wind flow up, set gpm, flow up, flow down > flow adjustment, auxiliary flow
stay running, keep running without holding, keep thumb on, latch aux, aux on constantly, continuous aux > continuous flow, detent, auxiliary
line on winch, winch line, pull cable, spool out, let cable out, pay out, wind in, reel in, reel out > winch, winch rope
`
