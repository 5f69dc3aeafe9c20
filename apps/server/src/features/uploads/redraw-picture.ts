import sharp from 'sharp';
import { Refusal } from '../../platform/http/refusal.ts';

/** Twice what the largest place on the screen shows. */
const sidePixels = 256;
/** A camera's 48 megapixels and a little; a file of a few kilobytes can claim to hold millions more. */
const maxPixels = 50_000_000;
const maxSeconds = 4;

// Nothing but these two decoders ever sees what a stranger sent.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** A square WebP of what is to be seen, upright, and of nothing else: place, camera and hidden data stay behind. */
export async function redrawPicture(content: Buffer): Promise<Buffer> {
  try {
    return await sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: maxSeconds })
      .toBuffer();
  } catch {
    throw new Refusal('badInput', {
      message: 'uploads:rules.type',
      fields: { uploadFile: 'uploads:rules.type' },
    });
  }
}
