/** The part of valtio that sections use. */
export { proxy, ref, snapshot, subscribe, useSnapshot } from 'valtio';
