import type { App, DeviceClass } from './entities.ts';
import { makeUuid } from './make-uuid.ts';

export type Screenshot = {
  id: string;
  adamId: number;
  /** The display it was made for, as App Store Connect calls it. */
  display: string;
  /** From 1, in the order of the product page. */
  position: number;
  width: number;
  height: number;
};

export const displays: Readonly<Record<DeviceClass, { name: string; width: number; height: number }>> = {
  IPHONE: { name: 'iphone_6_5', width: 1242, height: 2688 },
  IPAD: { name: 'ipad_pro_12_9', width: 2048, height: 2732 },
};

const perDisplay = 3;

/** What stands on the product page of an app, in its primary language. */
export function listScreenshots(adamId: number, { deviceClasses }: App): Screenshot[] {
  return deviceClasses.flatMap((device) =>
    Array.from({ length: perDisplay }, (_, index) => {
      const { name: display, width, height } = displays[device];
      const position = index + 1;
      return { id: makeUuid(adamId, `${display} ${position}`), adamId, display, position, width, height };
    }),
  );
}
