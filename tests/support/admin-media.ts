import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { auditLog, mediaLibrary } from '#app/db/schema.ts';
import type { Client, TestApp, TestUser } from './app.ts';
import { drawPicture } from './draw-picture.ts';

export type Files = [bytes: Uint8Array | string, name: string][];
type UploadOptions = { fields?: Record<string, string>; path?: string; as?: Client };

export const png = () => drawPicture({ width: 900, height: 600 });

/** The media library in the hands of an operator, who is asked for when they act. */
export function mediaDesk(app: Pick<TestApp, 'db' | 'dataDir'>, admin: () => TestUser) {
  return {
    /** Sends pictures as the plain form does, or one of them as the page's script does. */
    upload(files: Files, options: UploadOptions = {}) {
      const form = new FormData();
      const fields = { intent: 'upload', category: 'gallery', ...options.fields };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const [bytes, name] of files) form.append('file', new File([bytes as BlobPart], name));
      return (options.as ?? admin()).post(options.path ?? '/admin/media', form);
    },
    rowNamed: (filename: string) =>
      app.db.query.mediaLibrary.findFirst({ where: eq(mediaLibrary.filename, filename) }),
    auditOf: (subject: string) =>
      app.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(asc(auditLog.createdAt)),
    fileOf: (key: string) => join(app.dataDir, 'files', key),
  };
}
